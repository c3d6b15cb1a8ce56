import { parsePage } from '@sumu/contract';
import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router-dom';
import { sitePaths } from '../config/paths';
import { postPageQuery, tagsQuery } from '../features/blog/api/post-pages';
import { PostPage } from '../features/blog/components/post-page';
import { tagOf } from '../features/blog/tag-of';
import { PageHead } from '../features/seo/components/page-head';
import { getAdjacentPages } from '../lib/document/adjacent-pages';
import { loadInBrowser, loadOnServer, notFound } from '../lib/query';
import { sectionOf } from '../lib/site/sections';
import { useSite } from '../lib/site/use-site';
import { useWords } from '../lib/words/use-words';
import { redirectUnknownTag } from './known-choice.server';

type Args = Pick<LoaderFunctionArgs, 'params' | 'request'>;

const ensureQueriesFor = ({ params, request }: Args) => {
	const page = parsePage(params.page);
	if (!page) throw notFound();
	const tag = tagOf(new URL(request.url).searchParams);
	return (client: QueryClient) => [
		client.ensureQueryData(postPageQuery(page, tag)),
		client.ensureQueryData(tagsQuery()),
	];
};

export const loader = (args: Args) => {
	const ensureQueries = ensureQueriesFor(args);
	return loadOnServer((client) => [
		redirectUnknownTag(client, new URL(args.request.url)).then(() =>
			Promise.all(ensureQueries(client)),
		),
	]);
};
export const clientLoader = (args: Args) => loadInBrowser(ensureQueriesFor(args));

export default function Blogs() {
	const page = parsePage(useParams().page) ?? 1;
	const [search] = useSearchParams();
	const tag = tagOf(search);
	const at = (number: number) => sitePaths.blogs.at(number, tag);
	const site = useSite();
	const intro = site.pages.blog || sectionOf(site, 'blog').text;
	const { pages: all } = useSuspenseQuery(postPageQuery(page, tag)).data;
	const { t } = useWords();
	const title = tag ? t('Blog: {tag}', { tag }) : t('Blog');
	return (
		<>
			<PageHead
				title={page > 1 ? t('{title}, page {page}', { title, page }) : title}
				description={intro}
				path={at(page)}
				{...getAdjacentPages(page, all, at)}
			/>
			<PostPage page={page} tag={tag} intro={intro} links={{ list: at, post: sitePaths.blog.at }} />
		</>
	);
}
