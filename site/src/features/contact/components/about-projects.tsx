import { Box } from '@chakra-ui/react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useWords } from '../../../lib/words/use-words';
import { useAskedProjects } from '../api/asked-projects';

/** Projects listed in the query, shown by name and sent with the form. */
export function AboutProjects({ field }: { field: UseFormRegisterReturn }) {
	const { say } = useWords();
	const { ids, projects } = useAskedProjects();
	if (ids.length === 0) return null;
	return (
		<Box marginBottom="8" paddingInlineStart="4" borderInlineStartWidth="4px" borderColor="accent">
			<input type="hidden" {...field} defaultValue={ids.join(',')} />
			<Box as="p" textStyle="label" color="muted">
				{say('Your message is about')}
			</Box>
			<Box as="ul" textStyle="ui" minHeight="1lh">
				{projects.map(({ _id, projectsName }) => (
					<li key={_id}>{projectsName}</li>
				))}
			</Box>
		</Box>
	);
}
