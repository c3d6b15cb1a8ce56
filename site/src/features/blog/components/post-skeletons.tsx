import { Box } from '@chakra-ui/react';
import { pageSizes } from '@sumu/contract';
import { Columns } from '../../../ui/container';
import { Skeleton } from '../../../ui/skeleton';
import { PostColumns } from './post-columns';

const otherCardIndexes = Array.from({ length: pageSizes.blogs - 1 }, (_, index) => index + 1);

/** Placeholder for a page of posts while it loads. */
export function PostSkeletons() {
	return (
		<Box aria-hidden>
			<Columns rowGap="6">
				<Skeleton gridColumn={{ lg: '1 / 9' }} aspectRatio="3 / 2" />
				<Box gridColumn={{ lg: '9 / 13' }}>
					<Lines row={0} titleHeight="72px" />
				</Box>
			</Columns>
			<PostColumns>
				{otherCardIndexes.map((card) => (
					<Box key={card} gridRow={{ md: 'span 4' }} marginBottom={{ md: '12' }}>
						<Skeleton row={card} aspectRatio="3 / 2" marginBottom="6" />
						<Lines row={card} titleHeight="28px" />
					</Box>
				))}
			</PostColumns>
		</Box>
	);
}

function Lines({ row, titleHeight }: { row: number; titleHeight: `${number}px` }) {
	return (
		<>
			<Skeleton row={row} height={titleHeight} width="84%" marginBottom="6" />
			{[100, 96, 98, 62].map((width) => (
				<Skeleton key={width} row={row} height="18px" width={`${width}%`} marginTop="2" />
			))}
		</>
	);
}
