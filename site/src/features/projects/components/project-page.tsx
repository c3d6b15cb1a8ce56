import { Box } from '@chakra-ui/react';
import type { Project } from '@sumu/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { sitePaths } from '../../../config/paths';
import { useIsComing } from '../../../lib/document/page-hooks';
import { useSite } from '../../../lib/site/use-site';
import { useWords } from '../../../lib/words/use-words';
import { Container } from '../../../ui/container';
import { Empty } from '../../../ui/empty-state';
import { PageHeader } from '../../../ui/page-header';
import { PageLinks } from '../../../ui/page-links';
import { projectPageQuery } from '../api/page-projects';
import { filterOf } from '../filters';
import { CardCounters } from './card-counters';
import { ProjectCard, type RenderKeepButton } from './project-card';
import { ProjectGrid } from './project-grid';
import { ProjectSkeletons } from './project-skeletons';
import { ProjectTabs } from './project-tabs';

/** All projects, a page at a time. */
export function ProjectPage({
	page,
	intro,
	keep,
}: {
	page: number;
	intro: string;
	keep: RenderKeepButton;
}) {
	const { t } = useWords();
	const [search] = useSearchParams();
	const { data: response } = useSuspenseQuery(projectPageQuery(page, search));
	const isComing = useIsComing('/projects/');
	const filterSearch = filterOf(search).search;
	return (
		<Container paddingTop={{ base: '8', lg: '12' }} paddingBottom="section">
			<PageHeader title={t('Projects')} intro={intro}>
				{useSite().published.projects && (
					<ProjectTabs to={(choice) => sitePaths.projects.at(1, choice)} />
				)}
			</PageHeader>
			<Box marginTop={{ base: '8', lg: '12' }} aria-busy={isComing}>
				{isComing ? <ProjectSkeletons /> : <Cards projects={response.data} keep={keep} />}
			</Box>
			<PageLinks
				label={t('Pages of projects')}
				current={page}
				pages={response.pagination}
				to={(number) => sitePaths.projects.at(number, filterSearch)}
			/>
		</Container>
	);
}

function Cards({ projects, keep }: { projects: readonly Project[]; keep: RenderKeepButton }) {
	if (projects.length === 0) return <Empty />;
	return (
		<ProjectGrid>
			{projects.map((project, index) => (
				<ProjectCard
					key={project._id}
					project={project}
					heading="h2"
					priority={index === 0}
					isDeferred
					keep={keep(project)}
				>
					<CardCounters />
				</ProjectCard>
			))}
		</ProjectGrid>
	);
}
