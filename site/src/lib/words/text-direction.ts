import { directionOf } from '@sumu/contract/words';
import { useWords } from './use-words';

const letters = /\p{L}/gu;
const lettersFromTheRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/g;

const countMatches = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Returns `auto` if most letters of a text are written in the other direction than the page, else undefined. */
export function directionIn(text: string, language: string): 'auto' | undefined {
	const surplusFromTheRight =
		2 * countMatches(text, lettersFromTheRight) - countMatches(text, letters);
	const isOpposite =
		directionOf(language) === 'rtl' ? surplusFromTheRight < 0 : surplusFromTheRight > 0;
	return isOpposite ? 'auto' : undefined;
}

/** Returns a function for the `dir` of a text by visitors or the owner, which may be in another language. */
export function useTextDirection() {
	const { language } = useWords();
	return (text: string) => directionIn(text, language);
}
