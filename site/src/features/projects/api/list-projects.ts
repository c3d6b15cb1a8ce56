import { listProjects, previews } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api';
import { keys } from '../../../lib/query/keys';
import { filterOf } from '../filters';

/** Newest projects that match the filter in the query, as many as the largest section shows. */
export const latestProjectsQuery = (search: URLSearchParams) => {
	const query = { ...filterOf(search).query, limit: previews.covers };
	return queryOptions({
		queryKey: [...keys.projects, 'list', query],
		queryFn: async ({ signal }) => (await call(listProjects, { query, signal })).data,
	});
};
