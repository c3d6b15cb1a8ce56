import { translateMessage } from '@sumu/contract/words';
import { useWords } from './use-words';

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
