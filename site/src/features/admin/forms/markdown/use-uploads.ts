import { useRef, useState } from 'react';

/** A picture to upload for a text. */
export interface Sent {
	readonly id: number;
	readonly file: File;
}

/** Pictures chosen for a text but not inserted yet. */
export function useUploads() {
	const [sent, setSent] = useState<readonly Sent[]>([]);
	const last = useRef(0);
	return {
		sent,
		add(files: Iterable<File>) {
			const more = [...files].map((file) => {
				last.current += 1;
				return { id: last.current, file };
			});
			setSent((before) => [...before, ...more]);
		},
		remove: (id: number) => setSent((before) => before.filter((one) => one.id !== id)),
	};
}
