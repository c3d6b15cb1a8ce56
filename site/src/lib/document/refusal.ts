import { createContext } from 'react-router-dom';

/** Statuses with which the server refuses a request before it reaches its page. */
export type Refusal = 405 | 415;

/** What the page of a refusal says. */
export interface RefusalText {
	readonly title: string;
	readonly text: string;
}

/** Set by the server to have the page of a refusal rendered in place of ‘not found’. */
export const refusalContext = createContext<Refusal | null>(null);
