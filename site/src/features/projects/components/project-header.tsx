import { Box } from '@chakra-ui/react';
import type { WholeProject } from '@sumu/contract';
import type { ReactNode } from 'react';
import { sitePaths } from '../../../config/paths';
import { useWords } from '../../../lib/words/use-words';
import { Crumbs } from '../../../ui/breadcrumbs';
import { Columns } from '../../../ui/container';
import { CaseFacts } from './case-facts';
import { Outcomes } from './outcomes';

/** Name, description, case facts and results of a project. */
export function ProjectHeader({ project, edit }: { project: WholeProject; edit: ReactNode }) {
	const { say } = useWords();
	const { projectsName, projectTheme, projectsDescription, outcomes } = project;
	return (
		<>
			<Box display="flex" justifyContent="space-between" gap="4">
				<Crumbs list={say('Projects')} to={sitePaths.projects.at()} here={projectTheme} />
				{edit}
			</Box>
			<Box as="h1" textStyle="h1" marginTop="4" overflowWrap="anywhere">
				{projectsName}
			</Box>
			<Columns rowGap="8" marginTop={{ base: '6', lg: '8' }}>
				<Box
					as="p"
					gridColumn={{ lg: '1 / 8' }}
					textStyle="lead"
					maxWidth="measure"
					whiteSpace="pre-line"
				>
					{projectsDescription}
				</Box>
				<Box gridColumn={{ lg: '8 / 13' }} paddingStart={{ lg: '12' }}>
					<CaseFacts project={project} />
				</Box>
			</Columns>
			<Outcomes outcomes={outcomes} />
		</>
	);
}
