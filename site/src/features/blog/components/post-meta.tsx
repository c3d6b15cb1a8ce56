import { Box } from '@chakra-ui/react';
import { useWords } from '../../../lib/words/use-words';
import type { ShownPost } from '../api/shown-post';

/** Date and author of a post. */
export function PostMeta({ post }: { post: Pick<ShownPost, 'date' | 'author'> }) {
	const { day } = useWords();
	return (
		<Box display="flex" justifyContent="space-between" gap="4" textStyle="label" color="muted">
			<time dateTime={post.date}>{day(post.date)}</time>
			<span>{post.author}</span>
		</Box>
	);
}
