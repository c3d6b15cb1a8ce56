import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '../../../lib/document/use-hydrated';
import { projectNamesQuery } from './list-project-names';

/** The projects the address carries along, and those of them that are known by name. */
export function useAskedProjects() {
	const [params] = useSearchParams();
	// The server's page is the same for every query.
	const hydrated = useHydrated();
	const ids = hydrated ? (params.get('projects') ?? '').split(',').filter(Boolean) : [];
	const { data = [] } = useQuery({ ...projectNamesQuery(), enabled: ids.length > 0 });
	return { ids, projects: data.filter(({ _id }) => ids.includes(_id)) };
}
