import { told } from '@sumu/contract/words';
import { useWords } from './use-words';

/** How the site says a message that was worded elsewhere: by a schema of the contract, or by the CMS. */
export function useTold() {
	const { speech, number } = useWords();
	const { spoken, onSaid } = speech;
	return (message: string): string => {
		const { text, key } = told(message, spoken, number);
		if (key) onSaid?.(key);
		return text;
	};
}
