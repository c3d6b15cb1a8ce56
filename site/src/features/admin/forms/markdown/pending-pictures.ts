import { useRef, useState } from 'react';

/** A picture to upload for a text. */
export interface PendingPicture {
	readonly id: number;
	readonly file: File;
}

/** Pictures chosen for a text but not inserted yet. */
export function useUploads() {
	const [pendingPictures, setPendingPictures] = useState<readonly PendingPicture[]>([]);
	const last = useRef(0);
	return {
		sent: pendingPictures,
		add(files: Iterable<File>) {
			const more = [...files].map((file) => {
				last.current += 1;
				return { id: last.current, file };
			});
			setPendingPictures((before) => [...before, ...more]);
		},
		remove: (id: number) => setPendingPictures((before) => before.filter((one) => one.id !== id)),
	};
}
