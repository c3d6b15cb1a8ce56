import { getProject } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/api';
import { queryKeyOf } from '../../../lib/query/keys';

/** Project with its case study, and the projects before and after it. */
export const projectQuery = (id: string) =>
	queryOptions({
		queryKey: [...queryKeyOf('projects'), 'one', id],
		queryFn: async ({ signal }) =>
			(await callEndpoint(getProject, { params: { id }, signal })).data,
	});
