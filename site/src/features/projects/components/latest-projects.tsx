import { Box } from '@chakra-ui/react';
import { type HomeSection as Heading, previewCounts } from '@sumu/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useLocation, useNavigation, useSearchParams } from 'react-router-dom';
import { sitePaths } from '../../../config/paths';
import { useHydrated } from '../../../lib/document/client-store';
import { useWords } from '../../../lib/words/use-words';
import { Columns, Container } from '../../../ui/container';
import { Empty } from '../../../ui/empty-state';
import { Reveal } from '../../../ui/reveal';
import { Section, SectionHeading } from '../../../ui/section';
import { TextLink } from '../../../ui/text-link';
import { latestProjectsQuery } from '../api/list-projects';
import type { RenderKeepButton } from './project-card';
import { ProjectCard } from './project-card';
import { ProjectGrid } from './project-grid';
import { ProjectTabs } from './project-tabs';

const sectionId = 'projects';

/** Dims the list while another filter loads. */
const dimmedStyles = {
	transition: 'opacity {durations.quick}',
	'&[aria-busy=true]': { opacity: 0.4 },
} as const;

/** First three projects on the home page that match the filter in the query. */
export function LatestProjects({
	number,
	heading,
	keep,
}: {
	number: string;
	heading: Heading;
	keep: RenderKeepButton;
}) {
	const { t } = useWords();
	const { title, text: intro } = heading;
	const [search] = useSearchParams();
	const { pathname } = useLocation();
	const isComing = useNavigation().location?.pathname === pathname;
	const { data: projects } = useSuspenseQuery(latestProjectsQuery(search));
	// Without scripts, a filter reloads the page, at this section; with them, the scroll position stays.
	const sectionFragment = useHydrated() ? '' : `#${sectionId}`;
	return (
		<Section id={sectionId}>
			<Container>
				<Columns rowGap="8" alignItems="end">
					<Box gridColumn={{ lg: '1 / 8' }}>
						<SectionHeading
							section={sectionId}
							number={number}
							title={title}
							intro={intro}
							size="h1"
						/>
					</Box>
					<Box gridColumn={{ lg: '8 / 13' }} justifySelf={{ lg: 'end' }} minWidth="0">
						<ProjectTabs
							to={(filterSearch) => (filterSearch || sitePaths.home.at()) + sectionFragment}
						/>
					</Box>
				</Columns>
				<Box marginTop={{ base: '12', lg: '16' }} aria-busy={isComing} css={dimmedStyles}>
					{projects.length === 0 ? (
						<Empty />
					) : (
						<ProjectGrid staggered>
							{projects.slice(0, previewCounts.projects).map((project) => (
								<Reveal key={project._id} pace="picture">
									<ProjectCard
										project={project}
										heading="h3"
										place={sectionId}
										keep={keep(project)}
									/>
								</Reveal>
							))}
						</ProjectGrid>
					)}
				</Box>
				<TextLink
					to={sitePaths.projects.at()}
					prefetch="intent"
					marginTop={{ base: '8', lg: '-36px' }}
				>
					{t('see more')}
					<Box as="span" srOnly>
						{t(': all projects')}
					</Box>
					<ArrowRight size={18} strokeWidth={1.75} aria-hidden />
				</TextLink>
			</Container>
		</Section>
	);
}
