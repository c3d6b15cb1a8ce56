import { listProjects, previews } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api';
import { keys } from '../../../lib/query/keys';
import { filterOf } from '../filters';

/** The first few projects of the choice in the address. */
export const latestProjectsQuery = (search: URLSearchParams) => {
	const query = { ...filterOf(search).query, limit: previews.projects };
	return queryOptions({
		queryKey: [...keys.projects, 'list', query],
		queryFn: async ({ signal }) => (await call(listProjects, { query, signal })).data,
	});
};
