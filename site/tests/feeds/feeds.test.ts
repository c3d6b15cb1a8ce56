import { ADDRESS_PAGE_SIZE } from '@sumu/contract';
import { endpointExamples, toItemResponse } from '@sumu/contract/examples';
import { expect, test, vi } from 'vitest';
import { loader as feed } from '../../src/routes/feed';
import { loader as robots } from '../../src/routes/robots';
import { loader as loadSitemap } from '../../src/routes/sitemap';
import { setupCms } from '../../src/testing/cms';
import { showContent } from '../../src/testing/show-content';
import { postAt, projectAt } from './content';

const origin = 'https://rokeya.example';
const rss = () => feed({ request: new Request(`${origin}/rss.xml`) });
const sitemap = (search = '') =>
	loadSitemap({ request: new Request(`${origin}/sitemap.xml${search}`) });
vi.stubEnv('PUBLIC_URL', origin);

const site = { ...endpointExamples.getSite.response.data, readers: 'everyone' as const };
const cms = setupCms((cms) => {
	cms.on('getSite', toItemResponse(site));
	showContent(cms, {});
});

const numbers = (count: number) => Array.from({ length: count }, (_, index) => count - index);
const texts = (xml: string, tag: string) =>
	Array.from(xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g')), ([, text]) => text);

test('the sitemap lists every project, post and list page, however many there are', async () => {
	const projects = numbers(205).map((number) => projectAt(number));
	const posts = numbers(101).map((number) => postAt(number));
	showContent(cms, { projects, posts });
	const response = await sitemap();
	expect(response.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
	const listed = texts(await response.text(), 'loc');
	for (const { slug } of projects) expect(listed).toContain(`${origin}/project/${slug}`);
	for (const { slug } of posts) expect(listed).toContain(`${origin}/blog/${slug}`);
	expect(listed.filter((address) => address?.includes('/projects/page='))).toHaveLength(23);
	expect(listed.filter((address) => address?.includes('/blogs/page='))).toHaveLength(12);
	expect(listed).toContain(`${origin}/projects/page=23`);
	expect(listed).toContain(`${origin}/services`);
	expect(new Set(listed)).toHaveLength(listed.length);
	expect(cms.asked('listProjectAddresses')).toHaveLength(1);
	expect(cms.asked('listProjects')).toEqual([]);
});

const listedBy = async (search: string) => texts(await (await sitemap(search)).text(), 'loc');

test('a sitemap of more than 5,000 addresses is an index of files with 5,000 each', async () => {
	const projects = numbers(10).map((number) => projectAt(number));
	const posts = numbers(5001).map((number) => postAt(number, { tags: ['CSS'] }));
	showContent(cms, { projects, posts });
	const xml = await (await sitemap()).text();
	expect(xml).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
	const parts = ['pages-1', 'projects-1', 'posts-1', 'posts-2'].map((part) => `?part=${part}`);
	expect(texts(xml, 'loc')).toEqual(parts.map((search) => `${origin}/sitemap.xml${search}`));
	const [pages = [], ofProjects, first = [], second] = await Promise.all(parts.map(listedBy));
	expect(pages).toContain(`${origin}/`);
	expect(pages).toContain(`${origin}/projects/page=2`);
	expect(pages.filter((address) => address?.includes('/blogs/page='))).toHaveLength(2 * 556);
	expect(ofProjects).toEqual(projects.map(({ slug }) => `${origin}/project/${slug}`));
	expect(first).toHaveLength(5000);
	expect(first[0]).toBe(`${origin}/blog/post-5001`);
	expect(second).toEqual([`${origin}/blog/post-1`]);
});

test('a file of the sitemap reads only its own rows', async () => {
	showContent(cms, { posts: numbers(5001).map((number) => postAt(number)) });
	const [lastPost] = await listedBy('?part=posts-2');
	expect(lastPost).toBe(`${origin}/blog/post-1`);
	expect(cms.asked('listPostAddresses').map(({ query }) => query)).toEqual([
		{ page: 1 },
		{ page: 5000 / ADDRESS_PAGE_SIZE + 1 },
	]);
});

test('a large sitemap without details has only pages', async () => {
	cms.on('getSite', toItemResponse({ ...site, readers: 'signed-in' }));
	const tags = numbers(5000).map((number) => `tag ${number}`);
	showContent(cms, { posts: tags.map((tag, index) => postAt(index, { tags: [tag] })) });
	const parts = texts(await (await sitemap()).text(), 'loc');
	expect(parts).toEqual([1, 2].map((number) => `${origin}/sitemap.xml?part=pages-${number}`));
	const [first = [], second = []] = await Promise.all(
		[1, 2].map((number) => listedBy(`?part=pages-${number}`)),
	);
	expect(first).toHaveLength(5000);
	expect(second.at(-1)).toBe(`${origin}/blogs/page=1?tag=tag%201`);
	expect(new Set([...first, ...second])).toHaveLength(first.length + second.length);
});

test.each([
	'?part=posts-1',
	'?part=posts-2',
	'?part=',
	'?part=skills-1',
	'?part=posts-0',
])('%s of a small sitemap is not found', async (search) => {
	showContent(cms, { posts: [postAt(1)] });
	expect((await sitemap(search)).status).toBe(404);
});

test('a part that is no part is not found without a call', async () => {
	expect((await sitemap('?part=everything')).status).toBe(404);
	expect(cms.asked('getSite')).toEqual([]);
});

test('the sitemap omits empty pages', async () => {
	const { data: site } = endpointExamples.getSite.response;
	const published = {
		projects: false,
		blogs: false,
		services: false,
		skills: false,
		reviews: false,
	};
	const nothing = { aboutText: '', portrait: null, achievements: [], extraPages: [], published };
	cms.on('getSite', toItemResponse({ ...site, ...nothing }));
	const listed = texts(await (await sitemap()).text(), 'loc');
	expect(listed).toEqual(['/', '/contact', '/terms', '/privacy'].map((path) => origin + path));
});

test('the sitemap omits pages behind a login but keeps the lists', async () => {
	cms.on('getSite', toItemResponse({ ...site, readers: 'signed-in' }));
	showContent(cms, { projects: [projectAt(1)], posts: [postAt(1)] });
	const listed = texts(await (await sitemap()).text(), 'loc');
	expect(listed.filter((address) => /\/(project|blog)\//.test(address ?? ''))).toEqual([]);
	for (const path of ['/projects/page=1', '/blogs/page=1', '/about'])
		expect(listed).toContain(origin + path);
});

test('each sitemap entry has its last change date; a list has the date of its newest change', async () => {
	const changed = projectAt(3, { updated: '2023-02-03T04:05:06.000Z' });
	showContent(cms, { projects: [projectAt(9), changed], posts: [postAt(5)] });
	const xml = await (await sitemap()).text();
	const dateOf = (path: string) =>
		new RegExp(`<loc>${origin}${path}</loc><lastmod>([^<]+)`).exec(xml)?.[1];
	expect(dateOf('/project/project-3')).toBe('2023-02-03T04:05:06.000Z');
	expect(dateOf('/project/project-9')).toBe('2023-01-10T00:00:00.000Z');
	expect(dateOf('/projects/page=1')).toBe('2023-02-03T04:05:06.000Z');
	expect(dateOf('/blogs/page=1')).toBe('2023-01-06T00:00:00.000Z');
	expect(dateOf('/')).toBe('2023-02-03T04:05:06.000Z');
});

test('the sitemap lists the pages of each tag once, with the date of its latest post', async () => {
	const tagged = numbers(10).map((number) =>
		postAt(number, { tags: number % 2 ? ['C#'] : ['c#'] }),
	);
	showContent(cms, { posts: [postAt(20), ...tagged, postAt(0, { tags: ['CSS grid', 'C#'] })] });
	const xml = await (await sitemap()).text();
	const dates = (path: string) =>
		xml.split('<url>').flatMap((url) => (url.includes(`<loc>${origin}${path}<`) ? url : []));
	expect(texts(xml, 'loc').filter((address) => address?.includes('?tag='))).toEqual([
		`${origin}/blogs/page=1?tag=c%23`,
		`${origin}/blogs/page=2?tag=c%23`,
		`${origin}/blogs/page=1?tag=CSS%20grid`,
	]);
	expect(dates('/blogs/page=1?tag=c%23')[0]).toContain('<lastmod>2023-01-11');
});

test('terms, privacy and custom pages have the settings’ last change date', async () => {
	const updated = '2023-05-06T07:08:09.000Z';
	const extraPages = [{ slug: 'price-list', title: 'Price list', text: '' }];
	cms.on('getSite', toItemResponse({ ...site, extraPages, updated }));
	showContent(cms, { projects: [projectAt(1)] });
	const xml = await (await sitemap()).text();
	for (const path of ['/terms', '/privacy', '/price-list'])
		expect(xml).toContain(`<loc>${origin}${path}</loc><lastmod>${updated}</lastmod>`);
	expect(xml).toContain(`<loc>${origin}/about</loc><lastmod>2023-01-02`);
});

test('the feed lists tags and shows each picture in one size', async () => {
	const html =
		'<picture><source type="image/avif" srcset="/uploads/a.avif 320w"><img src="/uploads/a.png" alt=""></picture>';
	showContent(cms, { posts: [postAt(1, { html, tags: ['CSS', 'R&D'] })] });
	const xml = await (await rss()).text();
	expect(texts(xml, 'category')).toEqual(['CSS', 'R&amp;D']);
	expect(xml).toContain(`<picture><img src="${origin}/uploads/a.png" alt=""></picture>`);
});

test('the feed has full posts, newest first, with absolute URLs and valid characters', async () => {
	const html =
		'<p><a href="/contact" rel="x">Write</a>, <a href="#end">skip</a>, <a href="https://elsewhere.example/?a=1&amp;b=2">go</a>' +
		'<img alt="" src="/uploads/loom.webp" loading="lazy"></p><p>a="/b" ]]&gt;</p>';
	showContent(cms, { posts: [postAt(2, { topic: 'Looms & \u0007]]> grids', html }), postAt(1)] });
	const response = await rss();
	expect(response.headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8');
	const xml = await response.text();
	expect(texts(xml, 'link')).toEqual([
		`${origin}/blogs/page=1`,
		`${origin}/blog/post-2`,
		`${origin}/blog/post-1`,
	]);
	expect(xml).toContain(`<a href="${origin}/contact" rel="x">`);
	expect(xml).toContain(`<a href="${origin}/blog/post-2#end">`);
	expect(xml).toContain('<a href="https://elsewhere.example/?a=1&amp;b=2">');
	expect(xml).toContain(`src="${origin}/uploads/loom.webp"`);
	expect(xml).toContain('<p>a="/b" ');
	expect(xml).toContain('<p>All of 1</p>');
	expect(texts(xml, 'dc:creator')).toEqual(['Mira', 'Mira']);
	expect(xml).not.toContain('\u0007');
	expect(cms.asked('listBlogs').map(({ url }) => url)).toContain(
		'/api/blog?full=true&page=1&size=20',
	);
});

test('the feed has the 100 newest posts, read a few at a time', async () => {
	showContent(cms, { posts: numbers(130).map((number) => postAt(number)) });
	const links = texts(await (await rss()).text(), 'link').slice(1);
	expect(links).toEqual(
		numbers(130)
			.slice(0, 100)
			.map((number) => `${origin}/blog/post-${number}`),
	);
	expect(cms.asked('listBlogs')).toHaveLength(5);
});

test('the feed has the publication and modification date of each post', async () => {
	const updated = '2023-02-03T04:05:06.000Z';
	showContent(cms, { posts: [postAt(2), postAt(1, { updated })] });
	const xml = await (await rss()).text();
	expect(texts(xml, 'lastBuildDate')).toEqual(['Fri, 03 Feb 2023 04:05:06 GMT']);
	expect(texts(xml, 'pubDate')).toEqual([
		'Tue, 03 Jan 2023 00:00:00 GMT',
		'Mon, 02 Jan 2023 00:00:00 GMT',
	]);
	expect(texts(xml, 'atom:updated')).toEqual(['2023-01-03T00:00:00.000Z', updated]);
	expect(xml).toContain('xmlns:atom="http://www.w3.org/2005/Atom"');
});

test.each([
	['sitemap', () => sitemap()],
	['feed', rss],
])('the %s returns 503 with Retry-After while the CMS is down', async (_name, loader) => {
	cms.isDown = true;
	const response = await loader();
	expect(response.status).toBe(503);
	expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
});

test('robots.txt disallows /sumu and /api/ and names the sitemap', async () => {
	const response = robots();
	expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
	const lines = (await response.text()).split('\n');
	expect(lines).toContain('User-agent: *');
	expect(lines).toContain('Disallow: /sumu');
	expect(lines).toContain('Disallow: /api/');
	expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`);
});
