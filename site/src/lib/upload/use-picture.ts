import { useEffect, useState } from 'react';
import { getPictureFileError } from './fault';

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
