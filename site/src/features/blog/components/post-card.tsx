import { Box, chakra } from '@chakra-ui/react';
import { Picture } from '../../../ui/picture';
import { TextLink } from '../../../ui/text-link';
import type { ShownPost } from '../api/list-latest-posts';

/** Shares its rows with its neighbours, so that pictures line up below titles of any length. */
const Card = chakra('article', {
	base: {
		display: 'grid',
		gridTemplateRows: { md: 'subgrid' },
		gridRow: { md: 'span 4' },
		alignContent: 'start',
		borderTopWidth: '2px',
		borderColor: 'ink',
		paddingTop: '3',
		marginBottom: { md: '12', lg: '0' },
		'& img': { transition: 'scale {durations.picture}' },
		'&:hover img': { scale: '1.03' },
	},
});

/** `21 Oct 2023`, the same on every machine. */
const day = (date: string) => new Date(date).toUTCString().slice(5, 16);

export function PostCard({ post, to }: { post: ShownPost; to?: string | undefined }) {
	return (
		<Card>
			<Box display="flex" justifyContent="space-between" textStyle="label" color="muted">
				<time dateTime={post.date}>{day(post.date)}</time>
				<span>{post.author}</span>
			</Box>
			<Box
				as="h3"
				textStyle="h3"
				fontSize="clamp(1.75rem, 1.4rem + 1.3vw, 2.625rem)"
				marginTop="6"
				marginBottom={{ base: '6', lg: '16' }}
			>
				{post.topic}
			</Box>
			<Picture
				picture={post.picture}
				ratio="3 / 2"
				sizes="(min-width: 1024px) 31vw, (min-width: 768px) 46vw, 100vw"
				alt=""
			/>
			<Box marginTop="6">
				<Box as="p" textStyle="body" color="muted">
					{post.excerpt}…
				</Box>
				{to && (
					<TextLink to={to} marginTop="2" aria-label={`see more: ${post.topic}`}>
						see more
					</TextLink>
				)}
			</Box>
		</Card>
	);
}
