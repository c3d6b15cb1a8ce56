import { useEffect, useRef, useState } from 'react';
import { uploadPicture } from './upload';
import { getPictureFileError } from './use-picture';

/** A picture being uploaded. */
export interface UploadTask {
	readonly id: number;
	readonly file: File;
	/** Uploaded fraction, from 0 to 1; null while it is queued. */
	readonly part: number | null;
	/** Reason for the failure, if any. */
	readonly failure: string;
}

/** Maximum parallel uploads, so that other requests to the server do not have to wait. */
const MAX_PARALLEL_UPLOADS = 3;

/** Uploads pictures in parallel. Calls `onUploaded` with each address; `id` increases in the order of choice. */
export function useUploads(
	onUploaded: (address: string, id: number) => void,
	explain: (error: unknown) => string,
) {
	const [uploads, setUploads] = useState<readonly UploadTask[]>([]);
	const abortControllers = useRef(new Map<number, AbortController>());
	const uploadQueue = useRef<UploadTask[]>([]);
	const lastUploadId = useRef(0);
	useEffect(() => {
		const { current } = abortControllers;
		return () => {
			uploadQueue.current = [];
			for (const controller of current.values()) controller.abort();
		};
	}, []);

	const updateUpload = (id: number, changes: Partial<UploadTask>) =>
		setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)));
	const removeUpload = (id: number) => setUploads((all) => all.filter((one) => one.id !== id));

	async function startUpload({ id, file }: UploadTask) {
		const controller = new AbortController();
		abortControllers.current.set(id, controller);
		updateUpload(id, { part: 0, failure: '' });
		try {
			const { signal } = controller;
			const onProgress = (part: number) => updateUpload(id, { part });
			onUploaded(await uploadPicture(file, { onProgress, signal }), id);
			removeUpload(id);
		} catch (error) {
			if (controller.signal.aborted) removeUpload(id);
			else updateUpload(id, { part: null, failure: explain(error) });
		} finally {
			abortControllers.current.delete(id);
			processQueue();
		}
	}
	function processQueue() {
		while (abortControllers.current.size < MAX_PARALLEL_UPLOADS) {
			const next = uploadQueue.current.shift();
			if (!next) return;
			void startUpload(next);
		}
	}
	function enqueueUploads(added: readonly UploadTask[]) {
		uploadQueue.current.push(...added);
		processQueue();
	}

	return {
		uploads,
		add(files: readonly File[]) {
			const newUploads = files.map((file): UploadTask => {
				lastUploadId.current += 1;
				return { id: lastUploadId.current, file, part: null, failure: getPictureFileError(file) };
			});
			setUploads((all) => [...all, ...newUploads]);
			enqueueUploads(newUploads.filter(({ failure }) => !failure));
		},
		retry: (upload: UploadTask) => {
			updateUpload(upload.id, { failure: getPictureFileError(upload.file) });
			if (!getPictureFileError(upload.file)) enqueueUploads([upload]);
		},
		/** Aborts an upload, or removes a failed one from the list. */
		cancel(id: number) {
			uploadQueue.current = uploadQueue.current.filter((one) => one.id !== id);
			const controller = abortControllers.current.get(id);
			if (controller) controller.abort();
			else removeUpload(id);
		},
	};
}
