import { useEffect, useState } from 'react';
import { faultOf } from './fault';

/** A picture chosen on this device that is not uploaded yet. */
export interface Chosen {
	readonly file: File;
	/** Its address while the page is open. */
	readonly preview: string;
}

/** The picture of a form until it is uploaded. */
export function usePicture() {
	const [chosen, setChosen] = useState<Chosen | null>(null);
	const [fault, setFault] = useState('');
	const preview = chosen?.preview;
	useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview]);
	return {
		chosen,
		/** Why the file chosen last was not taken. */
		fault,
		choose(file: File) {
			const wrong = faultOf(file);
			setFault(wrong);
			if (!wrong) setChosen({ file, preview: URL.createObjectURL(file) });
		},
		forget() {
			setFault('');
			setChosen(null);
		},
	};
}
