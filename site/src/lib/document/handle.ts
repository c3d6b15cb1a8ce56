import { useMatches } from 'react-router-dom';

/** What a route tells the document about itself, exported as `handle`. */
export interface Handle {
	/** It brings its own surroundings: no navigation bar, no footer. */
	readonly isBare: true;
}

const isBare = (handle: unknown): handle is Handle =>
	typeof handle === 'object' && handle !== null && 'isBare' in handle;

export const useIsBare = () => useMatches().some(({ handle }) => isBare(handle));
