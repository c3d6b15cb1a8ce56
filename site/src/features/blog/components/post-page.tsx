import { Box } from '@chakra-ui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useIsComing } from '../../../lib/document/page-hooks';
import { useWords } from '../../../lib/words/use-words';
import { Container } from '../../../ui/container';
import { Empty } from '../../../ui/empty-state';
import { PageHeader } from '../../../ui/page-header';
import { PageLinks } from '../../../ui/page-links';
import { postPageQuery } from '../api/post-pages';
import type { ShownPost } from '../api/shown-post';
import { FeedLink } from './feed-link';
import { LeadPost } from './lead-post';
import { PostCard } from './post-card';
import { PostColumns } from './post-columns';
import { PostSkeletons } from './post-skeletons';
import { TagTabs } from './tag-tabs';

interface Links {
	list: (page: number) => string;
	/** Omitted if posts have no pages. */
	post: ((id: string) => string) | undefined;
}

/** One page of posts: the newest leads, the others follow in columns. */
export function PostPage({
	page,
	tag,
	intro,
	links,
}: {
	page: number;
	/** Tag to filter by; '' for all posts. */
	tag: string;
	intro: string;
	links: Links;
}) {
	const { t } = useWords();
	const { data } = useSuspenseQuery(postPageQuery(page, tag));
	const isComing = useIsComing('/blogs/');
	return (
		<Container paddingTop={{ base: '8', lg: '12' }} paddingBottom="section">
			<PageHeader title={t('Blog')} intro={intro}>
				<TagTabs current={tag} />
			</PageHeader>
			<Box marginTop={{ base: '8', lg: '12' }} aria-busy={isComing}>
				{isComing ? <PostSkeletons /> : <Posts posts={data.posts} at={links.post} />}
			</Box>
			<PageLinks label={t('Pages of posts')} current={page} pages={data.pages} to={links.list} />
			<Box marginTop="12">
				<FeedLink />
			</Box>
		</Container>
	);
}

function Posts({ posts, at }: { posts: readonly ShownPost[]; at: Links['post'] }) {
	const { t } = useWords();
	const [lead, ...others] = posts;
	if (!lead) return <Empty text={t('No posts yet')} />;
	return (
		<>
			<LeadPost post={lead} to={at?.(lead.slug)} />
			<PostColumns>
				{others.map((post) => (
					<PostCard key={post._id} post={post} to={at?.(post.slug)} look="listed" />
				))}
			</PostColumns>
		</>
	);
}
