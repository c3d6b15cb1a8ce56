import { Box } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '../../../lib/document/use-hydrated';
import { useWords } from '../../../lib/words/use-words';
import { projectNamesQuery } from '../api/list-project-names';

/** The projects the address carries along, shown by name and sent with the form. */
export function AboutProjects({ field }: { field: UseFormRegisterReturn }) {
	const { say } = useWords();
	const [params] = useSearchParams();
	// The server's page is the same for every query.
	const hydrated = useHydrated();
	const ids = hydrated ? (params.get('projects') ?? '').split(',').filter(Boolean) : [];
	const { data: projects = [] } = useQuery({ ...projectNamesQuery(), enabled: ids.length > 0 });
	if (ids.length === 0) return null;
	const shown = projects.filter(({ _id }) => ids.includes(_id));
	return (
		<Box marginBottom="8" paddingInlineStart="4" borderInlineStartWidth="4px" borderColor="accent">
			<input type="hidden" {...field} defaultValue={ids.join(',')} />
			<Box as="p" textStyle="label" color="muted">
				{say('Your message is about')}
			</Box>
			<Box as="ul" textStyle="ui" minHeight="1lh">
				{shown.map(({ _id, projectsName }) => (
					<li key={_id}>{projectsName}</li>
				))}
			</Box>
		</Box>
	);
}
