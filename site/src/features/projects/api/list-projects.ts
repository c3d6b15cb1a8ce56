import { listProjects, previewCounts } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/api';
import { queryKeyOf } from '../../../lib/query/keys';
import { filterOf } from '../filters';

/** Newest projects that match the filter in the query, as many as the largest section shows. */
export const latestProjectsQuery = (search: URLSearchParams) => {
	const query = { ...filterOf(search).query, limit: previewCounts.covers };
	return queryOptions({
		queryKey: [...queryKeyOf('projects'), 'list', query],
		queryFn: async ({ signal }) => (await callEndpoint(listProjects, { query, signal })).data,
	});
};
