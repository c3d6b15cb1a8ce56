import type { Blog, Project } from '@sumu/contract';
import { SitemapStream, streamToPromise } from 'sitemap';
import { paths } from '../../config/paths';

const pages = [
	paths.home,
	paths.about,
	paths.skills,
	paths.services,
	paths.projects,
	paths.blogs,
	paths.contact,
];

const newest = (dates: readonly string[]) => dates.toSorted().at(-1);
const dated = (url: string, date: string | undefined) => ({ url, ...(date && { lastmod: date }) });

/** Every page search engines are to know, with when it was changed. */
export async function sitemap(
	origin: string,
	projects: readonly Project[],
	posts: readonly Blog[],
): Promise<string> {
	const stream = new SitemapStream({ hostname: origin });
	const latest = newest([...projects, ...posts].map(({ date }) => date));
	for (const page of pages) stream.write(dated(page.at(), latest));
	for (const { _id, date } of projects) stream.write(dated(paths.project.at(_id), date));
	for (const { _id, date } of posts) stream.write(dated(paths.blog.at(_id), date));
	stream.end();
	return (await streamToPromise(stream)).toString();
}
