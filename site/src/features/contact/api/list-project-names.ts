import { listProjects } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api';
import { keys } from '../../../lib/query/keys';

/** Ids and names of the newest projects. */
export const projectNamesQuery = () =>
	queryOptions({
		queryKey: [...keys.projects, 'names'],
		queryFn: async ({ signal }) => {
			const { data } = await call(listProjects, { signal });
			return data.map(({ _id, projectsName }) => ({ _id, projectsName }));
		},
	});
