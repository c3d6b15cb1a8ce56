import { Box, chakra } from '@chakra-ui/react';
import { truncationLengths } from '@sumu/contract';
import { sitePaths } from '../../../config/paths';
import { cutAtWord } from '../../../lib/text';
import { useTextDirection } from '../../../lib/words/text-direction';
import { Picture } from '../../../ui/picture';
import { useCoverTransition } from '../../../ui/use-cover-transition';
import type { ShownPost } from '../api/shown-post';
import { PostExcerpt, PostMeta } from './post-summary';

/** Subgrid with the neighbouring cards, so that pictures line up below titles of any length. */
const Card = chakra('article', {
	base: {
		position: 'relative',
		display: 'grid',
		gridTemplateRows: { md: 'subgrid' },
		gridRow: { md: 'span 4' },
		alignContent: 'start',
		borderTopWidth: '2px',
		borderColor: 'ink',
		paddingTop: '3',
		'& img': { transition: 'scale {durations.picture}' },
		'&:hover img': { scale: '1.03' },
	},
});

const cardVariants = {
	/** One of a few cards, with the full topic. */
	teaser: {
		heading: 'h3',
		fontSize: 'clamp(1.75rem, 1.4rem + 1.3vw, 2.625rem)',
		below: { base: '6', lg: '16' },
		after: { md: '12', lg: '0' },
		most: Number.POSITIVE_INFINITY,
		sizes: '(min-width: 1024px) 31vw, (min-width: 768px) 46vw, 100vw',
	},
	/** One of a page of cards, in a narrow column. */
	listed: {
		heading: 'h2',
		fontSize: 'clamp(1.625rem, 1.5rem + .5vw, 1.875rem)',
		below: '6',
		after: { md: '12' },
		most: truncationLengths.blogTopic,
		sizes: '(min-width: 1280px) 23vw, (min-width: 768px) 46vw, 100vw',
	},
	/** One of three cards below another post. */
	related: {
		heading: 'h3',
		fontSize: 'clamp(1.625rem, 1.5rem + .5vw, 1.875rem)',
		below: '6',
		after: '0',
		most: truncationLengths.blogTopic,
		sizes: '(min-width: 768px) 31vw, 100vw',
	},
} as const;

export function PostCard({
	post,
	to,
	look = 'teaser',
}: {
	post: ShownPost;
	to?: string | undefined;
	look?: keyof typeof cardVariants;
}) {
	const { heading, fontSize, below, after, most, sizes } = cardVariants[look];
	const directionOf = useTextDirection();
	const { cover } = useCoverTransition(post._id, sitePaths.blog.at(post.slug));
	return (
		<Card marginBottom={after}>
			<PostMeta post={post} />
			<Box
				as={heading}
				title={post.topic}
				dir={directionOf(post.topic)}
				textStyle="h3"
				fontSize={fontSize}
				marginTop="6"
				marginBottom={below}
			>
				{cutAtWord(post.topic, most)}
			</Box>
			<div style={cover}>
				<Picture picture={post.picture} title={post.topic} ratio="3 / 2" sizes={sizes} alt="" />
			</div>
			<Box marginTop="6">
				<PostExcerpt post={post} to={to} />
			</Box>
		</Card>
	);
}
