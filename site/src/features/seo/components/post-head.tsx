import type { Blog } from '@sumu/contract';
import { paths } from '../../../config/paths';
import { previews } from '../../../config/previews';
import { useOrigin } from '../../../lib/document/use-origin';
import { useSite } from '../../../lib/site/use-site';
import { useWords } from '../../../lib/words/use-words';
import { breadcrumbs } from '../structured-data/breadcrumbs';
import { blogPosting } from '../structured-data/post';
import type { Rated } from '../structured-data/rated';
import { PageHead } from './page-head';
import { StructuredData } from './structured-data';

/** Head of a post's page; `previous` and `next` are the paths of the neighbouring posts. */
export function PostHead({
	post,
	previous,
	next,
}: {
	post: Rated<Blog>;
	previous?: string | undefined;
	next?: string | undefined;
}) {
	const origin = useOrigin();
	const { say } = useWords();
	const { language } = useSite();
	const path = paths.blog.at(post.slug);
	const preview = previews.post.at(post._id);
	const makeBreadcrumbs = () =>
		breadcrumbs(origin, [
			{ name: say('Home'), path: paths.home.at() },
			{ name: say('Blog'), path: paths.blogs.at() },
			{ name: post.topic, path },
		]);
	return (
		<>
			<PageHead
				title={post.seoTitle || post.topic}
				description={post.seoDescription || post.excerpt}
				path={path}
				preview={preview}
				type="article"
				previous={previous}
				next={next}
			/>
			<meta property="article:published_time" content={post.date} />
			<meta property="article:modified_time" content={post.updated} />
			<meta property="article:author" content={post.author} />
			{post.tags.map((tag) => (
				<meta key={tag} property="article:tag" content={tag} />
			))}
			<StructuredData
				things={
					import.meta.env.SSR
						? [blogPosting(post, { origin, path, picture: preview }, language), makeBreadcrumbs()]
						: []
				}
			/>
		</>
	);
}
