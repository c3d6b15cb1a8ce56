import { Box } from '@chakra-ui/react';
import { previewCounts } from '@sumu/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { keepButton } from '../features/cart/components/keep-button';
import { latestProjectsQuery } from '../features/projects/api/list-projects';
import { ProjectCard } from '../features/projects/components/project-card';
import { ProjectGrid } from '../features/projects/components/project-grid';
import { AllProjects, ShelfHeading } from '../features/projects/components/shelf-heading';
import { SearchField } from '../features/search/components/search-field';
import { useHydrated } from '../lib/document/client-store';
import { QueryProvider } from '../lib/query';
import { useSiteIfLoaded } from '../lib/site/use-site';
import { useClientTexts, useWords } from '../lib/words/use-words';
import { Container } from '../ui/container';

/** Search and latest projects, below the not-found message. */
export default function Lost(): ReactNode {
	return (
		<QueryProvider>
			<Container paddingBottom="section">
				<Box maxWidth="720px">
					<SearchField typed="" />
				</Box>
				<Newest />
			</Container>
		</QueryProvider>
	);
}

function Newest() {
	const { t } = useWords();
	useClientTexts('Newest projects', 'Free', 'Add to card: {name}');
	// The server renders the not-found page without any requests.
	const isHydrated = useHydrated();
	const { data } = useQuery({
		...latestProjectsQuery(new URLSearchParams()),
		enabled: isHydrated,
	});
	// A click during hydration can load the next page, and with it these projects, before this part is hydrated.
	const projects = (isHydrated && data) || [];
	if (!useSiteIfLoaded()?.published.projects) return null;
	if (projects.length === 0)
		return (
			<Box marginTop="8">
				<AllProjects />
			</Box>
		);
	return (
		<Box as="section" aria-labelledby="newest" marginTop="16">
			<ShelfHeading id="newest" textStyle="h3">
				{t('Newest projects')}
			</ShelfHeading>
			<ProjectGrid>
				{projects.slice(0, previewCounts.projects).map((project) => (
					<ProjectCard
						key={project._id}
						project={project}
						heading="h3"
						keep={keepButton(project)}
					/>
				))}
			</ProjectGrid>
		</Box>
	);
}
