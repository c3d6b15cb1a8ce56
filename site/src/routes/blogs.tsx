import { parsePage } from '@sumu/contract';
import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { paths } from '../config/paths';
import { postPageQuery } from '../features/blog/api/page-posts';
import { PostPage } from '../features/blog/components/post-page';
import { PageHead } from '../features/seo/components/page-head';
import { neighbours } from '../lib/document/neighbours';
import { loadInBrowser, loadOnServer, notFound } from '../lib/query';
import { useSite } from '../lib/site/use-site';

type Args = Pick<LoaderFunctionArgs, 'params'>;

const reads = ({ params }: Args) => {
	const page = parsePage(params.page);
	if (!page) throw notFound();
	return (client: QueryClient) => [client.ensureQueryData(postPageQuery(page))];
};

export const loader = (args: Args) => loadOnServer(reads(args));
export const clientLoader = (args: Args) => loadInBrowser(reads(args));

const links = { list: paths.blogs.at, post: paths.blog.at };

export default function Blogs() {
	const page = parsePage(useParams().page) ?? 1;
	const { sections, pages } = useSite();
	const intro = pages.blog || sections.blog.text;
	const { pages: all } = useSuspenseQuery(postPageQuery(page)).data;
	const suffix = page > 1 ? `, page ${page}` : '';
	return (
		<>
			<PageHead
				title={`Blog${suffix}`}
				description={intro}
				path={paths.blogs.at(page)}
				{...neighbours(page, all, paths.blogs.at)}
			/>
			<PostPage page={page} intro={intro} links={links} />
		</>
	);
}
