import { parsePage } from '@sumu/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, redirect, useParams } from 'react-router-dom';
import { paths } from '../config/paths';
import { sumuPaths } from '../config/sumu-paths';
import { MembersOnly } from '../features/account/sign-in/components/members-only';
import { postQuery } from '../features/blog/api/get-post';
import { Neighbours } from '../features/blog/components/neighbours';
import { PostDetail } from '../features/blog/components/post-detail';
import { PostDetailSkeleton } from '../features/blog/components/post-detail-skeleton';
import { RelatedPosts } from '../features/blog/components/related-posts';
import { ItemReviews } from '../features/reviews/components/item-reviews';
import { PostHead } from '../features/seo/components/post-head';
import { forUser, useManages } from '../lib/auth';
import { loadInBrowser, loadOnServer, type Reads } from '../lib/query';
import { StandIns } from '../ui/stand-ins';
import { TextLink } from '../ui/text-link';

type Args = Pick<LoaderFunctionArgs, 'params' | 'url'>;

/** `/blog/page=2` is another name of the list's second page. */
function reads({ params: { id = '' } }: Pick<Args, 'params'>): Reads {
	const page = parsePage(id);
	if (page) throw redirect(paths.blogs.at(page));
	return (client) => [client.ensureQueryData(postQuery(id))];
}

const forReaders = forUser((args: Args) => loadInBrowser(reads(args)));

export const loader = (args: Args) => loadOnServer(reads(args));
export const clientLoader = Object.assign(
	(args: Args) => (parsePage(args.params.id) ? loadInBrowser(reads(args)) : forReaders(args)),
	{ hydrate: true as const },
);

const pathOf = (post: { _id: string } | null) => (post ? paths.blog.at(post._id) : undefined);

export default function BlogPage() {
	const { id = '' } = useParams();
	const { data: post } = useSuspenseQuery(postQuery(id));
	const edit = useManages('blog') && (
		<TextLink to={sumuPaths.updateBlog.at(post._id)}>Edit</TextLink>
	);
	return (
		<>
			<PostHead post={post} previous={pathOf(post.previous)} next={pathOf(post.next)} />
			<MembersOnly waiting={<PostDetailSkeleton post={post} />}>
				{(user) => (
					<>
						<StandIns key={id}>
							<PostDetail post={post} edit={edit} />
						</StandIns>
						<Neighbours post={post} />
						<ItemReviews
							key={`reviews-${id}`}
							item={{ blogId: id }}
							question="How did this post read?"
							rating={post.rating}
							user={user}
						/>
						<RelatedPosts post={post} />
					</>
				)}
			</MembersOnly>
		</>
	);
}
