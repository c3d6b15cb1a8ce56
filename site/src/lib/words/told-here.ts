import { translateMessage } from '@sumu/contract/words';
import { i18n } from './voice';

/** Translates a server message outside components, in the browser. */
export const translateMessageInBrowser = (message: string): string =>
	translateMessage(message, i18n.speech.spoken, (value) =>
		value.toLocaleString(document.documentElement.lang || 'en'),
	).text;
