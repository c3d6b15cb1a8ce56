import { countSorted } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { callAsUser } from '../../../../lib/session/call-as-user';
import { siteQuery } from '../../../../lib/site/get-site';

/** Number of entries in each category and group; refetched on every use. */
export const sortedQuery = () =>
	queryOptions({
		queryKey: [...siteQuery().queryKey, 'sorted'],
		queryFn: async ({ signal }) => (await callAsUser(countSorted, { signal })).data,
		staleTime: 0,
	});
