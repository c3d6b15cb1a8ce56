import type { SortedList } from '@sumu/contract';
import { countSorted } from '@sumu/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useContext } from 'react';
import { callAsUser } from '../../../../lib/session/call-as-user';
import { siteQuery } from '../../../../lib/site/get-site';
import { showAlert } from '../../../../ui/alerts';
import { askWhere } from './ask-where';
import { MovesContext } from './moves';

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
			await showAlert('error', { title: 'It could not be taken out', text });
			return false;
		}
	};
}
