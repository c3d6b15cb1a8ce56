import { createContext, use } from 'react';

/** Moves a row of the surrounding sortable list to the position of another row. */
export const MoveContext = createContext<((id: string, over: string) => void) | undefined>(
	undefined,
);

/** @throws outside a sortable list */
export function useMove() {
	const move = use(MoveContext);
	if (!move) throw new Error('There is no sortable list around');
	return move;
}
