import { Box } from '@chakra-ui/react';
import { pageSizes } from '@sumu/contract';
import { Skeleton } from '../../../ui/skeleton';
import { coverRatio, ProjectGrid } from './project-grid';

/** Placeholder for a page of projects while it loads. */
export function ProjectSkeletons({ count = pageSizes.projects }: { count?: number }) {
	const cards = Array.from({ length: count }, (_, index) => index);
	return (
		<ProjectGrid aria-hidden>
			{cards.map((card) => (
				<Box key={card}>
					<Skeleton row={card} aspectRatio={coverRatio} />
					<Skeleton row={card} height="24px" width="62%" marginTop="4" />
					<Skeleton row={card} height="16px" width="34%" marginTop="3" />
				</Box>
			))}
		</ProjectGrid>
	);
}
