import { createContext } from 'react-router-dom';

/** Statuses with which the server refuses a request before it reaches its page. */
export type Refusal = 405 | 415;

/** Text of the page of a refusal. */
export interface RefusalText {
	readonly title: string;
	readonly text: string;
}

/** Makes the not-found route render a refusal instead; set by the server. */
export const refusalContext = createContext<Refusal | null>(null);
