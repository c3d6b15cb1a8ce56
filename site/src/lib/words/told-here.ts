import { told } from '@sumu/contract/words';
import { pageSpeech } from './page-speech';

/** How the site says a message outside of its components, in the browser. */
export const toldHere = (message: string): string => told(message, pageSpeech.spoken).text;
