import { Box } from '@chakra-ui/react';
import type { PostWithNeighbours } from '@sumu/contract';
import { type ReactNode, useMemo } from 'react';
import { sitePaths } from '../../../config/paths';
import { useTextDirection } from '../../../lib/words/text-direction';
import { useWords } from '../../../lib/words/use-words';
import { Article } from '../../../ui/article/article';
import { Contents } from '../../../ui/article/contents';
import { prepareArticle } from '../../../ui/article/prepare-article';
import { Crumbs } from '../../../ui/breadcrumbs';
import { Enlargeable } from '../../../ui/enlargeable';
import { Picture } from '../../../ui/picture';
import { Share } from '../../../ui/share';
import { TextLink } from '../../../ui/text-link';
import { coverOf } from '../../../ui/use-cover-transition';
import { FeedLink } from './feed-link';
import { PostFrame } from './post-frame';

/** Author, date, date of the last revision if on a later day, tags and reading time. */
export function PostFacts({ post }: { post: PostWithNeighbours }) {
	const { counted, day, t } = useWords();
	const directionOf = useTextDirection();
	const readingMinutes = post.readingMinutes;
	const isRevised = post.updated > post.date && day(post.updated) !== day(post.date);
	return (
		<Box as="dl" borderTopWidth="1px" borderColor="hairline" paddingTop="3" textStyle="small">
			<Fact name={t('Author')}>
				<span dir={directionOf(post.author)}>{post.author}</span>
			</Fact>
			<Fact name={t('Date')}>
				<time dateTime={post.date}>{day(post.date)}</time>
			</Fact>
			{isRevised && (
				<Fact name={t('Updated')}>
					<time dateTime={post.updated}>{day(post.updated)}</time>
				</Fact>
			)}
			{post.tags.length > 0 && (
				<Fact name={t('Tags')}>
					<Box as="ul" display="flex" flexWrap="wrap" columnGap="3">
						{post.tags.map((tag) => (
							<li key={tag}>
								<TextLink
									to={sitePaths.blogs.at(1, tag)}
									dir={directionOf(tag)}
									overflowWrap="anywhere"
								>
									{tag}
								</TextLink>
							</li>
						))}
					</Box>
				</Fact>
			)}
			<Fact name={t('Reading time')}>
				{counted({ one: '{count} minute', other: '{count} minutes' }, readingMinutes)}
			</Fact>
		</Box>
	);
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
	<Box
		display="grid"
		gridTemplateColumns="88px minmax(0, 1fr)"
		alignItems="baseline"
		paddingBlock="1"
	>
		<Box as="dt" color="muted">
			{name}
		</Box>
		<dd>{children}</dd>
	</Box>
);

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
	const { t } = useWords();
	const directionOf = useTextDirection();
	return (
		<>
			<Box display="flex" justifyContent="space-between" gap="4">
				<Crumbs list={t('Blog')} to={sitePaths.blogs.at()} />
				{edit}
			</Box>
			<Box
				as="h1"
				dir={directionOf(topic)}
				textStyle="h1"
				marginTop="4"
				maxWidth="19ch"
				overflowWrap="anywhere"
			>
				{topic}
			</Box>
		</>
	);
}
