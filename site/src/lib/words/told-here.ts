import { told } from '@sumu/contract/words';
import { voice } from './voice';

/** Translates a server message outside components, in the browser. */
export const toldHere = (message: string): string =>
	told(message, voice.speech.spoken, (value) =>
		value.toLocaleString(document.documentElement.lang || 'en'),
	).text;
