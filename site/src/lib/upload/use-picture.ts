import { messages, uploadLimits } from '@sumu/contract';
import { useEffect, useState } from 'react';

const rejectedImageTypes = ['image/svg+xml', 'image/x-icon'];

/** Returns the error message for a file before it is uploaded, or ''. The server also checks its content. */
export function getPictureFileError({ name, type, size }: File): string {
	// Not every system knows the type.
	if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) return messages.heicPicture;
	if (!type.startsWith('image/') || rejectedImageTypes.includes(type)) return messages.noPicture;
	return size > uploadLimits.bytes ? messages.pictureTooLarge : '';
}

/** A picture chosen on this device, not uploaded yet. */
export interface ChosenPicture {
	readonly file: File;
	/** Object URL, valid while the page is open. */
	readonly preview: string;
}

/** Manages the picture of a form until it is uploaded. */
export function usePicture() {
	const [chosen, setChosen] = useState<ChosenPicture | null>(null);
	const [fault, setFault] = useState('');
	const preview = chosen?.preview;
	useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview]);
	return {
		chosen,
		/** Reason why the last chosen file was rejected. */
		fault,
		choose(file: File) {
			const wrong = getPictureFileError(file);
			setFault(wrong);
			if (!wrong) setChosen({ file, preview: URL.createObjectURL(file) });
		},
		forget() {
			setFault('');
			setChosen(null);
		},
	};
}
