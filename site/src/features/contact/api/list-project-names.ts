import { listProjects } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/api';
import { queryKeys } from '../../../lib/query/keys';

/** Ids and names of the newest projects. */
export const projectNamesQuery = () =>
	queryOptions({
		queryKey: [...queryKeys.projects, 'names'],
		queryFn: async ({ signal }) => {
			const { data } = await callEndpoint(listProjects, { signal });
			return data.map(({ _id, projectsName }) => ({ _id, projectsName }));
		},
	});
