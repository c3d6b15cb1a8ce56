import type { Spoken } from '@sumu/contract/words';
import { allWords } from './all-words';

/** Tells all words of the site as it was changed last; where they do not come, what is known stays. */
export function watchWords(updated: string, notify: (words: Spoken) => void) {
	allWords(updated).then(notify, () => {});
	return () => {};
}
