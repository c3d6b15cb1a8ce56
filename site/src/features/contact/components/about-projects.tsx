import { Box } from '@chakra-ui/react';
import { listProjects } from '@sumu/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { callEndpoint } from '../../../lib/api';
import { useHydrated } from '../../../lib/document/client-store';
import { queryKeyOf } from '../../../lib/query/keys';
import { useWords } from '../../../lib/words/use-words';

/** Ids and names of the newest projects. */
const projectNamesQuery = () =>
	queryOptions({
		queryKey: [...queryKeyOf('projects'), 'names'],
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

/** Projects listed in the query, shown by name and sent with the form. */
export function AboutProjects({ field }: { field: UseFormRegisterReturn }) {
	const { t } = useWords();
	const { ids, projects } = useAskedProjects();
	if (ids.length === 0) return null;
	return (
		<Box marginBottom="8" paddingInlineStart="4" borderInlineStartWidth="4px" borderColor="accent">
			<input type="hidden" {...field} defaultValue={ids.join(',')} />
			<Box as="p" textStyle="label" color="muted">
				{t('Your message is about')}
			</Box>
			<Box as="ul" textStyle="ui" minHeight="1lh">
				{projects.map(({ _id, projectsName }) => (
					<li key={_id}>{projectsName}</li>
				))}
			</Box>
		</Box>
	);
}
