import type { Project, ProjectWithNeighbours } from '@sumu/contract';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useWords } from '../../../lib/words/use-words';
import { Container } from '../../../ui/container';
import { Section } from '../../../ui/section';
import { relatedProjectsQuery } from '../api/related-projects';
import type { RenderKeepButton } from './project-card';
import { ProjectCard } from './project-card';
import { ProjectGrid } from './project-grid';
import { ProjectSkeletons } from './project-skeletons';
import { ShelfHeading } from './shelf-heading';

/** Other projects of the same category that the page does not link yet; nothing if there are none. */
export function RelatedProjects({
	project,
	keep,
}: {
	/** Without its neighbours in a preview. */
	project: Project & Partial<Pick<ProjectWithNeighbours, 'previous' | 'next'>>;
	keep: RenderKeepButton;
}) {
	const { t } = useWords();
	// Deferred: several responses may have arrived during a cover transition, so this renders in small pieces.
	const deferredProjects = useDeferredValue(useQuery(relatedProjectsQuery(project)).data);
	if (deferredProjects?.length === 0) return null;
	return (
		<Section id="related">
			<Container>
				<ShelfHeading id="related-title" textStyle="h2">
					{t('Related projects')}
				</ShelfHeading>
				{deferredProjects ? (
					<ProjectGrid>
						{deferredProjects.map((other) => (
							<ProjectCard
								key={other._id}
								project={other}
								heading="h3"
								place="related"
								keep={keep(other)}
							/>
						))}
					</ProjectGrid>
				) : (
					<ProjectSkeletons count={3} />
				)}
			</Container>
		</Section>
	);
}
