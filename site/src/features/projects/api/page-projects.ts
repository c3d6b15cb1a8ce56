import { pageParam, pageProjects } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api';
import { keys } from '../../../lib/query/keys';
import { filterOf } from '../filters';

/** One page of the projects that match the filter in the query. */
export const projectPageQuery = (page: number, search: URLSearchParams) => {
	const { query } = filterOf(search);
	return queryOptions({
		queryKey: [...keys.projects, 'page', page, query],
		queryFn: ({ signal }) =>
			call(pageProjects, { params: { page: pageParam(page) }, query, signal }),
	});
};
