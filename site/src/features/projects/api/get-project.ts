import { getProject } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api';
import { keys } from '../../../lib/query/keys';

/** Project with its case study, and the projects before and after it. */
export const projectQuery = (id: string) =>
	queryOptions({
		queryKey: [...keys.projects, 'one', id],
		queryFn: async ({ signal }) => (await call(getProject, { params: { id }, signal })).data,
	});
