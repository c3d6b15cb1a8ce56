// @vitest-environment jsdom
import { endpointExamples, toItemResponse, toListResponse } from '@sumu/contract/examples';
import { expect, test, vi } from 'vitest';
import { loader as feed } from '../../src/routes/feed';
import { loader as loadSitemap } from '../../src/routes/sitemap';
import { setupCms } from '../../src/testing/cms';
import { showContent } from '../../src/testing/show-content';
import { picture, postAt, projectAt } from './content';

const origin = 'https://rokeya.example';
vi.stubEnv('PUBLIC_URL', origin);

const sitemap = () => loadSitemap({ request: new Request(`${origin}/sitemap.xml`) });
const feedAt = (path: string) => () => feed({ request: new Request(`${origin}${path}`) });
const [rss, atom, jsonFeed] = [feedAt('/rss.xml'), feedAt('/atom.xml'), feedAt('/feed.json')];

const site = { ...endpointExamples.getSite.response.data, readers: 'everyone' as const };
const cms = setupCms((cms) => {
	cms.on('getSite', toItemResponse(site));
	showContent(cms, {});
});

const atomNamespace = 'http://www.w3.org/2005/Atom';
const mediaNamespace = 'http://search.yahoo.com/mrss/';
const imageNamespace = 'http://www.google.com/schemas/sitemap-image/1.1';

/**
 * Parses XML strictly.
 * @throws if it is not well-formed
 */
function parse(xml: string) {
	const document = new DOMParser().parseFromString(xml, 'application/xml');
	const fault = document.querySelector('parsererror')?.textContent;
	if (fault) throw new Error(fault);
	return document;
}
const parseResponse = async (loader: () => Promise<Response>) =>
	parse(await (await loader()).text());
const childrenOf = (parent: Element, name: string) =>
	Array.from(parent.children).filter((child) => child.tagName === name);
const textOf = (parent: Element, name: string) => childrenOf(parent, name)[0]?.textContent;
const allOf = (root: { querySelectorAll: Document['querySelectorAll'] }, name: string) =>
	Array.from(root.querySelectorAll(name));

const covered = { picture: { ...picture, url: '/uploads/loom.jpg?a=1&b=2' } };
const updated = '2023-02-03T04:05:06.000Z';

/** Characters that JSON allows and XML forbids: control characters, lone surrogates, two non-characters. */
const forbidden = ['\u0000', '\u0007', '\u000b', '\u001f', '\ufffe', '\uffff', '\ud800', '\udc00'];

test.each([
	['RSS', rss],
	['Atom', atom],
	['sitemap', sitemap],
])('%s is well-formed even with forbidden characters in the content', async (_, loader) => {
	const evil = `Looms ${forbidden.join('x')} & <b>grids</b> ]]> "😀"`;
	const post = postAt(1, { topic: evil, excerpt: evil, html: evil, author: evil, tags: ['R&D'] });
	showContent(cms, { posts: [post], projects: [projectAt(1)] });
	cms.on(
		'getSite',
		toItemResponse({ ...site, ownerName: evil, seo: { ...site.seo, title: evil } }),
	);
	const xml = await (await loader()).text();
	parse(xml);
	for (const sign of forbidden) expect(xml.includes(sign), JSON.stringify(sign)).toBe(false);
});

test('Atom has everything that RFC 4287 requires of a feed and of each entry', async () => {
	showContent(cms, {
		posts: [postAt(2, { updated, ...covered, topic: 'Looms & <grids>', tags: ['R&D'] }), postAt(1)],
	});
	const response = await atom();
	expect(response.headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8');
	const feed = parse(await response.text()).documentElement;
	expect([feed.namespaceURI, feed.tagName]).toEqual([atomNamespace, 'feed']);
	expect(textOf(feed, 'id')).toBe(`${origin}/`);
	expect(textOf(feed, 'updated')).toBe(updated);
	expect(textOf(feed, 'title')).toBeTruthy();
	expect(feed.querySelector('feed > author > name')?.textContent).toBe(site.ownerName);
	const links = childrenOf(feed, 'link').map((link) => [
		link.getAttribute('rel'),
		link.getAttribute('href'),
	]);
	expect(links).toEqual([
		['alternate', `${origin}/blogs/page=1`],
		['self', `${origin}/atom.xml`],
	]);
	const [entry, older] = allOf(feed, 'entry');
	if (!entry || !older) throw new Error('no entries');
	expect(textOf(entry, 'id')).toBe(`${origin}/blog/post-2`);
	expect(textOf(entry, 'title')).toBe('Looms & <grids>');
	expect(textOf(entry, 'published')).toBe('2023-01-03T00:00:00.000Z');
	expect(textOf(entry, 'updated')).toBe(updated);
	expect(textOf(entry, 'content')).toBe('<p>All of 2</p>');
	expect(entry.querySelector('content')?.getAttribute('type')).toBe('html');
	expect(entry.querySelector('author > name')?.textContent).toBe('Mira');
	expect(entry.querySelector('category')?.getAttribute('term')).toBe('R&D');
	const coverOf = (one: Element) =>
		childrenOf(one, 'link').find((link) => link.getAttribute('rel') === 'enclosure');
	const cover = coverOf(entry);
	expect(cover?.getAttribute('href')).toBe(`${origin}${covered.picture.url}`);
	expect(cover?.getAttribute('type')).toBe('image/jpeg');
	expect(coverOf(older)).toBeUndefined();
});

test('a feed without posts is valid', async () => {
	showContent(cms, { posts: [] });
	const feed = (await parseResponse(atom)).documentElement;
	expect(Number.isNaN(Date.parse(textOf(feed, 'updated') ?? ''))).toBe(false);
	expect((await (await jsonFeed()).json()).items).toEqual([]);
	expect(allOf(await parseResponse(rss), 'item')).toEqual([]);
});

test('JSON Feed has everything that version 1.1 requires', async () => {
	showContent(cms, { posts: [postAt(2, { updated, ...covered, tags: ['CSS'] }), postAt(1)] });
	const response = await jsonFeed();
	expect(response.headers.get('Content-Type')).toBe('application/feed+json; charset=utf-8');
	const feed = await response.json();
	expect(feed).toMatchObject({
		version: 'https://jsonfeed.org/version/1.1',
		title: expect.stringMatching(/./),
		home_page_url: `${origin}/blogs/page=1`,
		feed_url: `${origin}/feed.json`,
		language: site.language,
		authors: [{ name: site.ownerName, url: `${origin}/` }],
	});
	expect(feed.items).toEqual([
		expect.objectContaining({
			id: `${origin}/blog/post-2`,
			url: `${origin}/blog/post-2`,
			title: 'Post 2',
			content_html: '<p>All of 2</p>',
			date_published: '2023-01-03T00:00:00.000Z',
			date_modified: updated,
			image: `${origin}${covered.picture.url}`,
			tags: ['CSS'],
			authors: [{ name: 'Mira' }],
		}),
		expect.objectContaining({ id: `${origin}/blog/post-1` }),
	]);
	expect(feed.items[1]).not.toHaveProperty('image');
	expect(feed.items[1]).not.toHaveProperty('tags');
});

test('RSS items include their cover picture', async () => {
	showContent(cms, { posts: [postAt(2, covered), postAt(1)] });
	const [item, without] = allOf(await parseResponse(rss), 'item');
	const [cover] = Array.from(item?.getElementsByTagNameNS(mediaNamespace, 'content') ?? []);
	expect(Array.from(cover?.attributes ?? []).map(({ name, value }) => [name, value])).toEqual(
		expect.arrayContaining([
			['url', `${origin}${covered.picture.url}`],
			['medium', 'image'],
			['type', 'image/jpeg'],
			['width', '40'],
			['height', '30'],
		]),
	);
	expect(without?.getElementsByTagNameNS(mediaNamespace, 'content')).toHaveLength(0);
});

test('the sitemap lists the pictures that each page shows', async () => {
	const at = (url: string) => ({ picture: { ...picture, url } });
	showContent(cms, {
		projects: [projectAt(2, at('/uploads/p.png')), projectAt(1)],
		posts: [postAt(1, at('https://cdn.example/b.png?x=1&y=2'))],
	});
	cms.on('getSite', toItemResponse({ ...site, portrait: { ...picture, url: '/uploads/me.png' } }));
	const services = endpointExamples.listServices.response.data.slice(0, 1);
	cms.on(
		'listServices',
		toListResponse(...services.map((one) => ({ ...one, ...at('/uploads/s.png') }))),
	);
	const urls = allOf(await parseResponse(sitemap), 'url');
	const picturesOf = (path: string) => {
		const url = urls.find((one) => textOf(one, 'loc') === origin + path);
		if (!url) throw new Error(`${path} is not listed`);
		return Array.from(
			url.getElementsByTagNameNS(imageNamespace, 'loc'),
			({ textContent }) => textContent,
		);
	};
	expect(picturesOf('/project/project-2')).toEqual([`${origin}/uploads/p.png`]);
	expect(picturesOf('/project/project-1')).toEqual([]);
	expect(picturesOf('/projects/page=1')).toEqual([`${origin}/uploads/p.png`]);
	expect(picturesOf('/blog/post-1')).toEqual(['https://cdn.example/b.png?x=1&y=2']);
	expect(picturesOf('/about')).toEqual([`${origin}/uploads/me.png`]);
	expect(picturesOf('/services')).toEqual([`${origin}/uploads/s.png`]);
});

test.each([
	['Atom', atom],
	['JSON Feed', jsonFeed],
])('%s returns 503 with Retry-After while the CMS is down', async (_, loader) => {
	cms.isDown = true;
	const response = await loader();
	expect(response.status).toBe(503);
	expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
});
