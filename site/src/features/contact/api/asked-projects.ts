import { listProjects } from '@sumu/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { callEndpoint } from '../../../lib/api';
import { useHydrated } from '../../../lib/document/client-store';
import { queryKeys } from '../../../lib/query/keys';

/** Ids and names of the newest projects. */
const projectNamesQuery = () =>
	queryOptions({
		queryKey: [...queryKeys.projects, 'names'],
		queryFn: async ({ signal }) => {
			const { data } = await callEndpoint(listProjects, { signal });
			return data.map(({ _id, projectsName }) => ({ _id, projectsName }));
		},
	});

/** Projects listed in the query: all ids, and the projects whose names are loaded. */
export function useAskedProjects() {
	const [params] = useSearchParams();
	// The server renders the same page for every query.
	const isHydrated = useHydrated();
	const ids = isHydrated ? (params.get('projects') ?? '').split(',').filter(Boolean) : [];
	const { data = [] } = useQuery({ ...projectNamesQuery(), enabled: ids.length > 0 });
	return { ids, projects: data.filter(({ _id }) => ids.includes(_id)) };
}
