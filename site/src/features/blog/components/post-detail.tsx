import { Box } from '@chakra-ui/react';
import type { Post } from '@sumu/contract';
import { type ReactNode, useMemo } from 'react';
import { paths } from '../../../config/paths';
import { useWords } from '../../../lib/words/use-words';
import { Article } from '../../../ui/article/article';
import { prepareArticle } from '../../../ui/article/prepare';
import { Crumbs } from '../../../ui/crumbs';
import { Enlargeable } from '../../../ui/enlargeable';
import { Picture } from '../../../ui/picture';
import { coverName } from '../../../ui/use-cover-transition';
import { Contents } from './contents';
import { PostFacts } from './post-facts';
import { PostFrame } from './post-frame';
import { Share } from './share';

const sizes = '(min-width: 1024px) 74vw, 100vw';

/** A post and all that is told about it; `edit` is its owner's way to the form. */
export function PostDetail({ post, edit }: { post: Post; edit?: ReactNode }) {
	const words = useWords();
	const { html, headings } = useMemo(() => prepareArticle(post.html, words), [post.html, words]);
	return (
		<PostFrame
			header={<PostHeader topic={post.topic} edit={edit} />}
			facts={<PostFacts post={post} />}
			picture={
				post.picture && (
					<Enlargeable picture={post.picture} label={post.topic}>
						<div style={{ viewTransitionName: coverName(post._id) }}>
							<Picture picture={post.picture} ratio="16 / 9" sizes={sizes} priority />
						</div>
					</Enlargeable>
				)
			}
			contents={headings.length > 1 && <Contents headings={headings} />}
		>
			<Article html={html} />
			<Share title={post.topic} />
		</PostFrame>
	);
}

export const PostHeader = ({ topic, edit }: { topic: string; edit?: ReactNode }) => (
	<>
		<Box display="flex" justifyContent="space-between" gap="4">
			<Crumbs list="Blog" to={paths.blogs.at()} />
			{edit}
		</Box>
		<Box as="h1" textStyle="h1" marginTop="4" maxWidth="19ch" overflowWrap="anywhere">
			{topic}
		</Box>
	</>
);
