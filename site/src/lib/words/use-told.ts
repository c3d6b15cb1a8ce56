import { told } from '@sumu/contract/words';
import { useWords } from './use-words';

/** Returns a function that translates messages from the contract's schemas or the CMS. */
export function useTold() {
	const { speech, number } = useWords();
	const { spoken, onSaid } = speech;
	return (message: string): string => {
		const { text, key } = told(message, spoken, number);
		if (key) onSaid?.(key);
		return text;
	};
}
