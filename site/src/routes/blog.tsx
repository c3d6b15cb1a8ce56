import { type PostWithNeighbours, parsePage } from '@sumu/contract';
import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, redirect, useParams } from 'react-router-dom';
import { sitePaths } from '../config/paths';
import { entryPaths } from '../config/sumu-paths';
import { Readers } from '../features/account/sign-in/components/readers';
import { postQuery } from '../features/blog/api/get-post';
import { relatedPostsQuery } from '../features/blog/api/related-posts';
import { Neighbours } from '../features/blog/components/neighbours';
import { PostDetail } from '../features/blog/components/post-detail';
import { PostDetailSkeleton } from '../features/blog/components/post-detail-skeleton';
import { RelatedPosts } from '../features/blog/components/related-posts';
import { itemReviewsQuery } from '../features/reviews/api/item-reviews';
import { ItemReviews } from '../features/reviews/components/item-reviews';
import { WriteReview } from '../features/reviews/components/write-review';
import { PostHead } from '../features/seo/components/post-head';
import { useManages } from '../lib/auth';
import { loadInBrowser, loadOnServer } from '../lib/query';
import { sectionOf } from '../lib/site/sections';
import { useSite } from '../lib/site/use-site';
import { useWords } from '../lib/words/use-words';
import { CallToAction } from '../ui/call-to-action';
import { StandIns } from '../ui/picture-fallback';
import { TextLink } from '../ui/text-link';
import { readForEveryone } from './read-for-everyone.server';
import { redirectToCanonical } from './redirect-to-canonical';

type Args = Pick<LoaderFunctionArgs, 'params'>;

/** Returns the id. Redirects `/blog/page=2` to that page of the list. */
function idOf({ params: { id = '' } }: Args): string {
	const page = parsePage(id);
	if (page) throw redirect(sitePaths.blogs.at(page));
	return id;
}

/** Reads a post. Redirects its id and former slugs to the current slug. */
async function readPost(client: QueryClient, id: string): Promise<PostWithNeighbours> {
	const post = await client.ensureQueryData(postQuery(id));
	redirectToCanonical(id, post.slug, sitePaths.blog.at);
	return post;
}

const getReviewTarget = (post: PostWithNeighbours) => ({ blogId: post._id });

export const loader = (args: Args) => {
	const id = idOf(args);
	return loadOnServer((client) => [
		readForEveryone(readPost(client, id), (post) => [
			client.prefetchQuery(itemReviewsQuery(getReviewTarget(post))),
			client.prefetchQuery(relatedPostsQuery(post)),
		]),
	]);
};
export const clientLoader = (args: Args) => {
	const id = idOf(args);
	return loadInBrowser((client) => [readPost(client, id)]);
};

const pathOf = (post: { slug: string } | null) => (post ? sitePaths.blog.at(post.slug) : undefined);

export default function BlogPage() {
	const { t } = useWords();
	const site = useSite();
	const { id = '' } = useParams();
	const { data: post } = useSuspenseQuery(postQuery(id));
	const editLink = useManages('blog') && (
		<TextLink to={entryPaths.blog.edit.at(post._id)}>{t('Edit')}</TextLink>
	);
	return (
		<>
			<PostHead post={post} previous={pathOf(post.previous)} next={pathOf(post.next)} />
			<Readers waiting={<PostDetailSkeleton post={post} />}>
				{(user) => (
					<>
						<StandIns key={post._id}>
							<PostDetail post={post} edit={editLink} />
						</StandIns>
						<Neighbours post={post} />
						<ItemReviews
							key={`reviews-${post._id}`}
							item={getReviewTarget(post)}
							rating={post.rating}
							write={
								<WriteReview
									item={getReviewTarget(post)}
									question={t('What do you think of this post?')}
									user={user}
								/>
							}
						/>
						<CallToAction
							text={sectionOf(site, 'contact').title || t('Contact')}
							note={site.availability || site.contactHours}
							to={sitePaths.contact.at()}
						/>
						<RelatedPosts post={post} />
					</>
				)}
			</Readers>
		</>
	);
}
