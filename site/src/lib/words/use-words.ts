import { createContext, useContext } from 'react';
import { asWritten, type Words } from './words';

export const WordsContext = createContext<Words>(asWritten);

/**
 * Returns the translations: `say('Send message')` returns the phrase in the site's language, wording and owner's words.
 */
export const useWords = (): Words => useContext(WordsContext);
