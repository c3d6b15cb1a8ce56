import type { Blog } from '@sumu/contract';
import { previewImages } from '../../../config/generated-files';
import { sitePaths } from '../../../config/paths';
import { useOrigin } from '../../../lib/document/use-origin';
import { useSite } from '../../../lib/site/use-site';
import { useWords } from '../../../lib/words/use-words';
import { createBreadcrumbList, type WithRating } from '../structured-data/item-page';
import { blogPosting } from '../structured-data/post';
import { PageHead } from './page-head';
import { StructuredData } from './structured-data';

/** Head of a post's page; `previous` and `next` are the paths of the neighbouring posts. */
export function PostHead({
	post,
	previous,
	next,
}: {
	post: WithRating<Blog>;
	previous?: string | undefined;
	next?: string | undefined;
}) {
	const origin = useOrigin();
	const { t } = useWords();
	const { language } = useSite();
	const postPath = sitePaths.blog.at(post.slug);
	const previewPath = previewImages.post.at(post._id);
	const makeBreadcrumbs = () =>
		createBreadcrumbList(origin, [
			{ name: t('Home'), path: sitePaths.home.at() },
			{ name: t('Blog'), path: sitePaths.blogs.at() },
			{ name: post.topic, path: postPath },
		]);
	return (
		<>
			<PageHead
				title={post.seoTitle || post.topic}
				description={post.seoDescription || post.excerpt}
				path={postPath}
				preview={previewPath}
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
						? [
								blogPosting(post, { origin, path: postPath, picture: previewPath }, language),
								makeBreadcrumbs(),
							]
						: []
				}
			/>
		</>
	);
}
