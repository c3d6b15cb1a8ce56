import { Box, chakra } from '@chakra-ui/react';
import { sitePaths } from '../../../config/paths';
import { useTextDirection } from '../../../lib/words/text-direction';
import { Columns } from '../../../ui/container';
import { Picture } from '../../../ui/picture';
import { useCoverTransition } from '../../../ui/use-cover-transition';
import type { ShownPost } from '../api/shown-post';
import { PostExcerpt, PostMeta } from './post-summary';

const Lead = chakra('article', {
	base: {
		position: 'relative',
		'& img': { transition: 'scale {durations.picture} {easings.reveal}' },
		'&:hover img': { scale: '1.02' },
	},
});

/** Newest post of a page, with a large picture, or with a large title if it has none. */
export function LeadPost({ post, to }: { post: ShownPost; to?: string | undefined }) {
	const directionOf = useTextDirection();
	const { cover } = useCoverTransition(post._id, sitePaths.blog.at(post.slug));
	return (
		<Lead>
			<Columns rowGap="6">
				{post.picture && (
					<Box gridColumn={{ lg: '1 / 9' }} style={cover}>
						<Picture
							picture={post.picture}
							ratio="3 / 2"
							sizes="(min-width: 1440px) 866px, (min-width: 1024px) 62vw, 92vw"
							alt=""
							priority
						/>
					</Box>
				)}
				<Box
					gridColumn={{ lg: post.picture ? '9 / 13' : '1 / 13' }}
					borderTopWidth={post.picture ? { lg: '2px' } : '2px'}
					borderColor="ink"
					paddingTop={post.picture ? { lg: '3' } : '3'}
					display="flex"
					flexDirection="column"
				>
					<PostMeta post={post} />
					<Box
						as="h2"
						dir={directionOf(post.topic)}
						textStyle={post.picture ? 'h3' : 'h2'}
						fontSize={post.picture ? 'clamp(2rem, 1.2rem + 2.4vw, 3.25rem)' : undefined}
						maxWidth={post.picture ? undefined : '22ch'}
						marginTop={{ base: '4', lg: '6' }}
						marginBottom="6"
					>
						{post.topic}
					</Box>
					<Box marginTop={{ lg: 'auto' }} maxWidth="measure">
						<PostExcerpt post={post} to={to} />
					</Box>
				</Box>
			</Columns>
		</Lead>
	);
}
