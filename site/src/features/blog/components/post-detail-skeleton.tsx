import { Box } from '@chakra-ui/react';
import type { PostWithNeighbours } from '@sumu/contract';
import { Skeleton } from '../../../ui/skeleton';
import { PostHeader } from './post-detail';
import { PostFrame } from './post-frame';

const lineWidthsPercent = [100, 96, 98, 92, 99, 64];

/** Placeholder for a post while the session loads. */
export function PostDetailSkeleton({ post }: { post: PostWithNeighbours }) {
	return (
		<PostFrame
			header={<PostHeader topic={post.topic} />}
			facts={<Skeleton height="88px" />}
			picture={<Skeleton aspectRatio="16 / 9" />}
			contents={<Skeleton height="88px" />}
		>
			<Box aria-hidden>
				{lineWidthsPercent.map((width, row) => (
					<Skeleton key={width} row={row} height="22px" width={`${width}%`} marginTop="3" />
				))}
			</Box>
		</PostFrame>
	);
}
