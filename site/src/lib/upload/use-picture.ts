import { messages, upload } from '@sumu/contract';
import { useEffect, useState } from 'react';

/** A picture chosen on this device that is not uploaded yet. */
export interface Chosen {
	readonly file: File;
	/** Its address while the page is open. */
	readonly preview: string;
}

const refused = ['image/svg+xml', 'image/x-icon'];

/** What is wrong with a file before it is sent; the server looks at its content too. */
const faultOf = ({ type, size }: File) => {
	if (!type.startsWith('image/') || refused.includes(type)) return messages.noPicture;
	return size > upload.bytes ? messages.pictureTooLarge : '';
};

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
