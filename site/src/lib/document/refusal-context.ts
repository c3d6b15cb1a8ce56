import { createContext } from 'react-router-dom';

/** Statuses for requests that the server rejects before they reach a page. */
export type RefusalStatus = 405 | 415;

/** Texts of the page for a rejected request. */
export interface RefusalText {
	readonly title: string;
	readonly text: string;
}

/** Makes the not-found route render a rejection instead; set by the server. */
export const refusalContext = createContext<RefusalStatus | null>(null);
