import { Box } from '@chakra-ui/react';
import { useTextDirection } from '../../../lib/words/text-direction';
import { useWords } from '../../../lib/words/use-words';
import { TextLink } from '../../../ui/text-link';
import type { ShownPost } from '../api/shown-post';

/** Date and author of a post. */
export function PostMeta({ post }: { post: Pick<ShownPost, 'date' | 'author'> }) {
	const { day } = useWords();
	return (
		<Box display="flex" justifyContent="space-between" gap="4" textStyle="label" color="muted">
			<time dateTime={post.date}>{day(post.date)}</time>
			<Box as="span" overflowWrap="anywhere">
				{post.author}
			</Box>
		</Box>
	);
}

/** Extends the link's target to the whole card. */
const cardLinkStyles = { _before: { content: '""', position: 'absolute', inset: '0' } } as const;

/** Excerpt of a post; `to` is the address of the post, if posts have pages. */
export function PostExcerpt({ post, to }: { post: ShownPost; to?: string | undefined }) {
	const { t } = useWords();
	const directionOf = useTextDirection();
	return (
		<>
			<Box
				as="p"
				dir={directionOf(post.excerpt)}
				textStyle="body"
				color="muted"
				overflowWrap="anywhere"
			>
				{post.excerpt}
			</Box>
			{to && (
				<TextLink to={to} prefetch="intent" viewTransition marginTop="2" css={cardLinkStyles}>
					{t('see more')}
					<Box as="span" srOnly>{`: ${post.topic}`}</Box>
				</TextLink>
			)}
		</>
	);
}
