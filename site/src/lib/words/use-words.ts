import { createContext, useContext } from 'react';
import { defaultTranslator, type Translator } from './translator';

export const WordsContext = createContext<Translator>(defaultTranslator);

/**
 * Returns the translations: `t('Send message')` returns the phrase in the site's language, wording and owner's words.
 */
export const useWords = (): Translator => useContext(WordsContext);
