import { createContext, useContext } from 'react';
import { pageSpeech } from './page-speech';
import { type Words, wordsOf } from './words';

export const WordsContext = createContext<Words>(wordsOf(null, pageSpeech));

/** `say('Send message')` says it as the site does: in its language, its wording and its owner's words. */
export const useWords = (): Words => useContext(WordsContext);
