import { Box } from '@chakra-ui/react';
import { Columns } from '../../../ui/container';
import { Skeleton } from '../../../ui/skeleton';

const skeletonIndexes = [0, 1, 2, 3];

/** Placeholder for results while they load. */
export function FoundSkeletons() {
	return (
		<Columns aria-hidden rowGap="12" marginTop="12">
			{['1 / 7', '7 / 13'].map((place) => (
				<Box key={place} gridColumn={{ lg: place }}>
					{skeletonIndexes.map((row) => (
						<Box
							key={row}
							display="grid"
							gridTemplateColumns={{ base: '72px minmax(0, 1fr)', sm: '112px minmax(0, 1fr)' }}
							columnGap={{ base: '4', sm: 'gutter' }}
							paddingBlock="6"
						>
							<Skeleton row={row} aspectRatio="1" />
							<Box>
								<Skeleton row={row} height="24px" width="62%" />
								<Skeleton row={row} height="16px" width="34%" marginTop="3" />
								<Skeleton row={row} height="16px" width="92%" marginTop="3" />
							</Box>
						</Box>
					))}
				</Box>
			))}
		</Columns>
	);
}
