import { useEffect, useRef, useState } from 'react';
import { uploadPicture } from './upload';

/** A picture that was not uploaded: cancelled, or failed with `cause`. */
export class UploadError extends Error {
	override readonly name = 'UploadError';

	constructor(
		readonly isCancelled: boolean,
		cause: unknown,
	) {
		super('The picture couldn’t be uploaded', { cause });
	}
}

/** Uploads one picture at a time, with progress and cancellation. */
export function useUpload() {
	const [part, setPart] = useState<number | null>(null);
	const controller = useRef<AbortController>(null);
	useEffect(() => () => controller.current?.abort(), []);
	return {
		/** Uploaded fraction, from 0 to 1; null if there is no upload. */
		part,
		/**
		 * Resolves to the picture's address.
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
