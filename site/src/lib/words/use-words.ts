import type { SourceText } from '@sumu/contract/words';
import { createContext, useContext } from 'react';
import { defaultTranslator, type Translator } from './translator';

export const WordsContext = createContext<Translator>(defaultTranslator);

/**
 * Returns the translations: `t('Send message')` returns the phrase in the site's language, wording and owner's words.
 */
export const useWords = (): Translator => useContext(WordsContext);

/** Includes the translations of texts that only the browser renders in the page, so that none appears in English. */
export function useClientTexts(...texts: readonly SourceText[]): void {
	const { speech } = useWords();
	for (const text of texts) speech.onSaid?.(text);
}
