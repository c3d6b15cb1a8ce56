import { type SortedList, type SortedMove, sortedLists } from '@sumu/contract';
import { createContext, type RefObject } from 'react';

/** Where the form's owner wants what was sorted into names that they have taken out; saved with the form. */
export const MovesContext = createContext<RefObject<SortedMove[]>>({ current: [] });

export const isSortedList = (name: string): name is SortedList =>
	sortedLists.some((list) => list === name);

/** Those of names that are still out of their list. */
export const movesOf = (
	moves: readonly SortedMove[],
	form: Readonly<Record<SortedList, readonly string[]>>,
) => moves.filter(({ list, from }) => !form[list].includes(from));
