import { Box } from '@chakra-ui/react';
import type { Project } from '@sumu/contract';
import { Skeleton } from '../../../ui/skeleton';
import { ProjectFrame } from './project-frame';

const skeletonIndexes = Array.from({ length: 8 }, (_, index) => index);

/** Placeholder for a project while the session loads. */
export function ProjectDetailSkeleton({ project }: { project: Project }) {
	return (
		<ProjectFrame
			header={
				<>
					<Skeleton height="16px" width="160px" marginBlock="14px" />
					<Box as="h1" textStyle="h1" marginTop="4" overflowWrap="anywhere">
						{project.projectsName}
					</Box>
					<Box marginTop={{ base: '6', lg: '8' }}>
						{skeletonIndexes.slice(0, 3).map((row) => (
							<Skeleton
								key={row}
								row={row}
								height="22px"
								width={`${56 - row * 5}%`}
								minWidth="240px"
								marginTop="3"
							/>
						))}
					</Box>
				</>
			}
			cover={<Skeleton aspectRatio="4 / 5" />}
			aside={
				<Box aria-hidden>
					{skeletonIndexes.map((row) => (
						<Skeleton key={row} row={row} height="20px" width={`${82 - row * 5}%`} marginTop="6" />
					))}
					<Skeleton height="64px" width="46%" marginTop="8" />
				</Box>
			}
		/>
	);
}
