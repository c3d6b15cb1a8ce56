import { type SortedList, type SortedMove, sortedLists } from '@sumu/contract';
import { createContext, type RefObject } from 'react';

/** Target for the entries of each removed category or group; saved with the form. */
export const MovesContext = createContext<RefObject<SortedMove[]>>({ current: [] });

export const isSortedList = (name: string): name is SortedList =>
	sortedLists.some((list) => list === name);

/** Moves whose source is still removed from its list. */
export const movesOf = (
	moves: readonly SortedMove[],
	form: Readonly<Record<SortedList, readonly string[]>>,
) => moves.filter(({ list, from }) => !form[list].includes(from));
