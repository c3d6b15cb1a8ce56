import { useEffect, useRef, useState } from 'react';
import { uploadPicture } from './upload';

/** Why a picture was not uploaded: it was cancelled, or `cause` says it. */
export class UploadError extends Error {
	override readonly name = 'UploadError';

	constructor(
		readonly isCancelled: boolean,
		cause: unknown,
	) {
		super('The picture was not uploaded', { cause });
	}
}

/** Uploads pictures, one at a time: how far one is, and a way to stop it. */
export function useUpload() {
	const [part, setPart] = useState<number | null>(null);
	const controller = useRef<AbortController>(null);
	useEffect(() => () => controller.current?.abort(), []);
	return {
		/** Of the file that has left, 0 to 1; null while none is on its way. */
		part,
		/**
		 * Answers the picture's address.
		 * @throws UploadError
		 */
		async upload(file: File): Promise<string> {
			controller.current = new AbortController();
			const { signal } = controller.current;
			setPart(0);
			try {
				return await uploadPicture(file, { onProgress: setPart, signal });
			} catch (cause) {
				throw new UploadError(signal.aborted, cause);
			} finally {
				setPart(null);
			}
		},
		cancel: () => controller.current?.abort(),
	};
}
