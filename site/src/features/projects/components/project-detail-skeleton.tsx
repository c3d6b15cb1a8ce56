import { Box } from '@chakra-ui/react';
import type { WholeProject } from '@sumu/contract';
import { Columns, Container } from '../../../ui/container';
import { Skeleton } from '../../../ui/skeleton';
import { openCase } from '../case-pictures';
import { CoverSlot, shapeOf } from './project-cover';
import { ProjectFrame } from './project-frame';

const skeletonIndexes = Array.from({ length: 5 }, (_, index) => index);

/** Placeholder for a project while the session loads, in the places of its parts. */
export function ProjectDetailSkeleton({ project }: { project: WholeProject }) {
	const { opening } = openCase(project);
	return (
		<>
			<ProjectFrame
				name={project.projectsName}
				crumbs={<Skeleton height="16px" width="160px" marginBlock="14px" />}
				cover={
					<CoverSlot shape={shapeOf(opening)}>
						<Skeleton height="full" />
					</CoverSlot>
				}
			/>
			<Container paddingBottom={{ base: '16', lg: '24' }} aria-hidden>
				<Columns rowGap="6" marginTop={{ base: '8', lg: '12' }}>
					{skeletonIndexes.slice(0, 4).map((row) => (
						<Box key={row} gridColumn={{ lg: 'span 3' }}>
							<Skeleton row={row} height="48px" width="64%" />
						</Box>
					))}
				</Columns>
				<Box marginTop={{ base: '12', lg: '24' }}>
					{skeletonIndexes.map((row) => (
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
			</Container>
		</>
	);
}
