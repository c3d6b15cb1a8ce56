import { useEffect, useRef, useState } from 'react';
import { faultOf } from './fault';
import { uploadPicture } from './upload';

/** A picture being uploaded. */
export interface Upload {
	readonly id: number;
	readonly file: File;
	/** Uploaded fraction, from 0 to 1; null while it is queued. */
	readonly part: number | null;
	/** Reason for the failure, if any. */
	readonly failure: string;
}

/** Maximum parallel uploads, so that other requests to the server do not have to wait. */
const atOnce = 3;

/** Uploads pictures in parallel. Calls `onUploaded` with each address; `id` increases in the order of choice. */
export function useUploads(
	onUploaded: (address: string, id: number) => void,
	explain: (error: unknown) => string,
) {
	const [uploads, setUploads] = useState<readonly Upload[]>([]);
	const controllers = useRef(new Map<number, AbortController>());
	const waiting = useRef<Upload[]>([]);
	const count = useRef(0);
	useEffect(() => {
		const { current } = controllers;
		return () => {
			waiting.current = [];
			for (const controller of current.values()) controller.abort();
		};
	}, []);

	const change = (id: number, changes: Partial<Upload>) =>
		setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)));
	const drop = (id: number) => setUploads((all) => all.filter((one) => one.id !== id));

	async function send({ id, file }: Upload) {
		const controller = new AbortController();
		controllers.current.set(id, controller);
		change(id, { part: 0, failure: '' });
		try {
			const { signal } = controller;
			const onProgress = (part: number) => change(id, { part });
			onUploaded(await uploadPicture(file, { onProgress, signal }), id);
			drop(id);
		} catch (error) {
			if (controller.signal.aborted) drop(id);
			else change(id, { part: null, failure: explain(error) });
		} finally {
			controllers.current.delete(id);
			begin();
		}
	}
	function begin() {
		while (controllers.current.size < atOnce) {
			const next = waiting.current.shift();
			if (!next) return;
			void send(next);
		}
	}
	function enqueue(added: readonly Upload[]) {
		waiting.current.push(...added);
		begin();
	}

	return {
		uploads,
		add(files: readonly File[]) {
			const added = files.map((file): Upload => {
				count.current += 1;
				return { id: count.current, file, part: null, failure: faultOf(file) };
			});
			setUploads((all) => [...all, ...added]);
			enqueue(added.filter(({ failure }) => !failure));
		},
		retry: (upload: Upload) => {
			change(upload.id, { failure: faultOf(upload.file) });
			if (!faultOf(upload.file)) enqueue([upload]);
		},
		/** Aborts an upload, or removes a failed one from the list. */
		cancel(id: number) {
			waiting.current = waiting.current.filter((one) => one.id !== id);
			const controller = controllers.current.get(id);
			if (controller) controller.abort();
			else drop(id);
		},
	};
}
