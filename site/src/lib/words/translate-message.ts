import { translateMessage } from '@sumu/contract/words';
import { i18n } from './i18n';
import { useWords } from './use-words';

/** Translates a server message outside components, in the browser. */
export const translateMessageInBrowser = (message: string): string =>
	translateMessage(message, i18n.speech.spoken, (value) =>
		value.toLocaleString(document.documentElement.lang || 'en'),
	).text;

/** Returns a function that translates messages from the contract's schemas or the CMS. */
export function useTranslateMessage() {
	const { speech, number } = useWords();
	const { spoken, onSaid } = speech;
	return (message: string): string => {
		const { text, key } = translateMessage(message, spoken, number);
		if (key) onSaid?.(key);
		return text;
	};
}
