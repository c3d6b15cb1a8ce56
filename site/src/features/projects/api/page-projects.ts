import { pageParam, pageProjects } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/api';
import { queryKeyOf } from '../../../lib/query/keys';
import { filterOf } from '../filters';

/** One page of the projects that match the filter in the query. */
export const projectPageQuery = (page: number, search: URLSearchParams) => {
	const { query } = filterOf(search);
	return queryOptions({
		queryKey: [...queryKeyOf('projects'), 'page', page, query],
		queryFn: ({ signal }) =>
			callEndpoint(pageProjects, { params: { page: pageParam(page) }, query, signal }),
	});
};
