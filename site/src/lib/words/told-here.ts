import { told } from '@sumu/contract/words';
import { voice } from './page-speech';

/** How the site says a message outside of its components, in the browser. */
export const toldHere = (message: string): string => told(message, voice.speech.spoken).text;
