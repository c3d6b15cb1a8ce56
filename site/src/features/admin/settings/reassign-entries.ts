import {
	countSorted,
	groupsOf,
	type SortedList,
	type SortedMove,
	sortedLists,
} from '@sumu/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { createContext, type RefObject, useContext } from 'react';
import { callAsUser } from '../../../lib/session/call-as-user';
import { siteQuery } from '../../../lib/site/get-site';
import { showAlert } from '../../../ui/alerts';
import { formatCount } from '../ui/formats';

/** Target for the entries of each removed category or group; saved with the form. */
export const MovesContext = createContext<RefObject<SortedMove[]>>({ current: [] });

export const isSortedList = (name: string): name is SortedList =>
	sortedLists.some((list) => list === name);

/** Moves whose source is still removed from its list. */
export const movesOf = (
	moves: readonly SortedMove[],
	form: Readonly<Record<SortedList, readonly string[]>>,
) => moves.filter(({ list, from }) => !form[list].includes(from));

const sortedListTexts = {
	categories: { entry: 'project', none: 'No category' },
	skillGroups: { entry: 'skill', none: null },
} as const satisfies Record<SortedList, { entry: string; none: string | null }>;

/** Choices for the entries of a removed name: for projects, no category first; for skills, the last group first. */
function choicesIn(list: SortedList, others: readonly string[]) {
	const { none } = sortedListTexts[list];
	if (none !== null) return new Map([['', none], ...others.map((name) => [name, name] as const)]);
	const groups = groupsOf({ skillGroups: others }).toReversed();
	return new Map(groups.map((name) => [name, name]));
}

/**
 * Asks where the entries of a removed name should go.
 * @returns the other name, '' for none; null if the name is not to be removed
 */
export async function askWhere(
	list: SortedList,
	name: string,
	count: number,
	others: readonly string[],
): Promise<string | null> {
	const { alertMixin } = await import('../../../ui/alerts/swal');
	const { entry } = sortedListTexts[list];
	const { isConfirmed, value } = await alertMixin.fire<string>({
		icon: 'warning',
		title: `${formatCount(count, entry)} ${count === 1 ? 'is' : 'are'} in “${name}”`,
		input: 'select',
		inputLabel: `Move ${count === 1 ? 'it' : 'them'} to`,
		inputOptions: choicesIn(list, others),
		showCancelButton: true,
		confirmButtonText: 'Move and remove',
		cancelButtonText: 'Cancel',
	});
	return isConfirmed ? (value ?? '') : null;
}

/** Number of entries in each category and group; refetched on every use. */
const sortedQuery = () =>
	queryOptions({
		queryKey: [...siteQuery().queryKey, 'sorted'],
		queryFn: async ({ signal }) => (await callAsUser(countSorted, { signal })).data,
		staleTime: 0,
	});

/**
 * Returns a function that asks before a category or group with entries is removed. It resolves with whether
 * to remove it.
 */
export function useTakingOut() {
	const client = useQueryClient();
	const moves = useContext(MovesContext);
	return async (list: SortedList, name: string, others: readonly string[]) => {
		if (name === '') return true;
		try {
			const counts = await client.fetchQuery(sortedQuery());
			const count = new Map(Object.entries(counts[list])).get(name);
			if (!count) return true;
			const to = await askWhere(list, name, count, others);
			if (to !== null) moves.current.push({ list, from: name, to });
			return to !== null;
		} catch (error) {
			const text = error instanceof Error ? error.message : '';
			await showAlert('error', { title: 'Couldn’t remove it', text });
			return false;
		}
	};
}
