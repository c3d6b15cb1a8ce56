import type { Spoken } from '@sumu/contract/words';
import type { Speech } from './words';

/** Of the element in which a page brings the words it said. */
export const spokenId = 'spoken';

/** Whether the site says anything otherwise than it stands in the code. */
export const isSpokenHere = () =>
	typeof document !== 'undefined' && document.getElementById(spokenId) !== null;

let spoken: Spoken | undefined;

const brought = (): Spoken => {
	const element = typeof document === 'undefined' ? null : document.getElementById(spokenId);
	return JSON.parse(element?.textContent || '{}');
};

/** What the browser knows of how the site speaks: the words its page came with, and soon all of them. */
export const pageSpeech: Speech = {
	get spoken() {
		spoken ??= brought();
		return spoken;
	},
};

/** From now on the site speaks like this. */
export const speakLike = (all: Spoken) => {
	spoken = all;
};
