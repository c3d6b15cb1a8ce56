import { createContext, useContext } from 'react';
import { asWritten, type Words } from './words';

export const WordsContext = createContext<Words>(asWritten);

/** `say('Send message')` says it as the site does: in its language, its wording and its owner's words. */
export const useWords = (): Words => useContext(WordsContext);
