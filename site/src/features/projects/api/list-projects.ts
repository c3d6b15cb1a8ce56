import { listProjects, previews } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api';
import { keys } from '../../../lib/query/keys';
import { filterOf } from '../filters';

/** The newest projects of the choice in the address: as many as the most of a page's parts shows. */
export const latestProjectsQuery = (search: URLSearchParams) => {
	const query = { ...filterOf(search).query, limit: previews.covers };
	return queryOptions({
		queryKey: [...keys.projects, 'list', query],
		queryFn: async ({ signal }) => (await call(listProjects, { query, signal })).data,
	});
};
