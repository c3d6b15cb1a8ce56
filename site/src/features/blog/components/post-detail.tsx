import { Box } from '@chakra-ui/react';
import type { PostWithNeighbours } from '@sumu/contract';
import { type ReactNode, useMemo } from 'react';
import { sitePaths } from '../../../config/paths';
import { useWords } from '../../../lib/words/use-words';
import { Article } from '../../../ui/article/article';
import { Contents } from '../../../ui/article/contents';
import { prepareArticle } from '../../../ui/article/prepare-article';
import { Crumbs } from '../../../ui/breadcrumbs';
import { Enlargeable } from '../../../ui/enlargeable';
import { Picture } from '../../../ui/picture';
import { Share } from '../../../ui/share';
import { coverOf } from '../../../ui/use-cover-transition';
import { FeedLink } from './feed-link';
import { PostFacts } from './post-facts';
import { PostFrame } from './post-frame';

const pictureSizes = '(min-width: 1024px) 74vw, 100vw';

/** Post with its facts and article; `edit` links to the owner's form. */
export function PostDetail({ post, edit }: { post: PostWithNeighbours; edit?: ReactNode }) {
	const translator = useWords();
	const { html, headings } = useMemo(
		() => prepareArticle(post.html, translator),
		[post.html, translator],
	);
	return (
		<PostFrame
			header={<PostHeader topic={post.topic} edit={edit} />}
			facts={<PostFacts post={post} />}
			picture={
				post.picture && (
					<Enlargeable picture={post.picture} label={post.topic}>
						<div style={coverOf(post._id)}>
							<Picture picture={post.picture} ratio="16 / 9" sizes={pictureSizes} priority />
						</div>
					</Enlargeable>
				)
			}
			contents={<Contents headings={headings} />}
		>
			<Article html={html} />
			<Share title={post.topic} path={sitePaths.blog.at(post.slug)}>
				<FeedLink />
			</Share>
		</PostFrame>
	);
}

export function PostHeader({ topic, edit }: { topic: string; edit?: ReactNode }) {
	const { say } = useWords();
	return (
		<>
			<Box display="flex" justifyContent="space-between" gap="4">
				<Crumbs list={say('Blog')} to={sitePaths.blogs.at()} />
				{edit}
			</Box>
			<Box as="h1" textStyle="h1" marginTop="4" maxWidth="19ch" overflowWrap="anywhere">
				{topic}
			</Box>
		</>
	);
}
