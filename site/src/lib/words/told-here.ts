import { told } from '@sumu/contract/words';
import { voice } from './voice';

/** How the site says a message outside of its components, in the browser. */
export const toldHere = (message: string): string =>
	told(message, voice.speech.spoken, (value) =>
		value.toLocaleString(document.documentElement.lang || 'en'),
	).text;
