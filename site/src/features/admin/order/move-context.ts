import { createContext, use } from 'react';

/** Puts a row where another stands; of the sortable list around. */
export const MoveContext = createContext<((id: string, over: string) => void) | undefined>(
	undefined,
);

/** @throws outside a sortable list */
export function useMove() {
	const move = use(MoveContext);
	if (!move) throw new Error('There is no sortable list around');
	return move;
}
