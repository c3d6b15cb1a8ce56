import { type Blog, type Project, pageSizes } from '@sumu/contract';
import { SitemapStream, streamToPromise } from 'sitemap';
import { paths } from '../../../config/paths';
import { latest } from './items.server';

type Dated = Pick<Project | Blog, '_id' | 'updated'>;

const pages = [paths.home, paths.about, paths.skills, paths.services, paths.contact];

/** Rows of one kind: a sitemap holds 50,000 addresses, and both kinds have pages of lists too. */
export const mostListed = 20_000;

const dated = (url: string, lastmod: string | undefined) => ({ url, ...(lastmod && { lastmod }) });

/** Addresses of a list's pages: a new item moves the others, so all change with each. */
function listPages(items: readonly Dated[], size: number, at: (page: number) => string) {
	const count = Math.max(1, Math.ceil(items.length / size));
	const newest = latest(items);
	return Array.from({ length: count }, (_, index) => dated(at(index + 1), newest));
}

/** Every page search engines are to know, with when it was changed. */
export async function sitemap(
	origin: string,
	projects: readonly Dated[],
	posts: readonly Dated[],
): Promise<string> {
	const stream = new SitemapStream({ hostname: origin });
	const newest = latest([...projects, ...posts]);
	const entries = [
		...pages.map((page) => dated(page.at(), newest)),
		...listPages(projects, pageSizes.projects, paths.projects.at),
		...listPages(posts, pageSizes.blogs, paths.blogs.at),
		...projects.map(({ _id, updated }) => dated(paths.project.at(_id), updated)),
		...posts.map(({ _id, updated }) => dated(paths.blog.at(_id), updated)),
	];
	for (const entry of entries) stream.write(entry);
	stream.end();
	return (await streamToPromise(stream)).toString();
}
