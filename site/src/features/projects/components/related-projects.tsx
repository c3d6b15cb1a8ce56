import { Box } from '@chakra-ui/react';
import type { Project } from '@sumu/contract';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { paths } from '../../../config/paths';
import { useWords } from '../../../lib/words/use-words';
import { Container } from '../../../ui/container';
import { Section } from '../../../ui/section';
import { TextLink } from '../../../ui/text-link';
import { relatedProjectsQuery } from '../api/related-projects';
import { ProjectCard } from './project-card';
import { ProjectGrid } from './project-grid';
import { ProjectSkeletons } from './project-skeletons';

/** Others of its kind, below a project; nothing where there are none. */
export function RelatedProjects({ project }: { project: Project }) {
	const { say } = useWords();
	const { data: projects } = useQuery(relatedProjectsQuery(project));
	if (projects?.length === 0) return null;
	return (
		<Section id="related">
			<Container>
				<Box
					display="flex"
					flexWrap="wrap"
					justifyContent="space-between"
					alignItems="end"
					columnGap="8"
					rowGap="4"
					marginBottom="12"
				>
					<Box as="h2" id="related-title" textStyle="h2">
						{say('Related projects')}
					</Box>
					<TextLink to={paths.projects.at()} prefetch="intent">
						{say('All projects')}
						<ArrowRight size={18} strokeWidth={1.75} aria-hidden />
					</TextLink>
				</Box>
				{projects ? (
					<ProjectGrid>
						{projects.map((other) => (
							<ProjectCard key={other._id} project={other} heading="h3" />
						))}
					</ProjectGrid>
				) : (
					<ProjectSkeletons count={3} />
				)}
			</Container>
		</Section>
	);
}
