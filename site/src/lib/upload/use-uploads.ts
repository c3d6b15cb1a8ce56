import { useEffect, useRef, useState } from 'react';
import { faultOf } from './fault';
import { uploadPicture } from './upload';

/** A picture on its way. */
export interface Upload {
	readonly id: number;
	readonly file: File;
	/** Of the file that has left, 0 to 1; null while it waits for its turn. */
	readonly part: number | null;
	/** Why it was not uploaded. */
	readonly failure: string;
}

/** As many as a browser sends to one server without making other calls wait. */
const atOnce = 3;

/**
 * Uploads pictures together. `onUploaded` is told the address of each as it comes; `id` grows with the
 * order in which they were chosen.
 */
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
		/** Stops one, or takes one that failed off the list. */
		cancel(id: number) {
			waiting.current = waiting.current.filter((one) => one.id !== id);
			const controller = controllers.current.get(id);
			if (controller) controller.abort();
			else drop(id);
		},
	};
}
