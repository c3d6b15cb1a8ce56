import type { APIRequestContext } from '@playwright/test';
import { pageSizes, signIn, submitReview } from '@sumu/contract';
import { makeConfirmedAccount } from '../support/accounts';
import { headOf } from '../support/head';
import { OwnerApi } from '../support/owner';
import { site } from '../support/product';
import { expect, test } from '../support/test';

// What search engines read is in the HTML.
test.use({ javaScriptEnabled: false });

const pages = [
	{ path: '/', types: ['Person', 'WebSite'] },
	{ path: '/home', canonical: '/', types: ['Person', 'WebSite'] },
	{ path: '/about' },
	{ path: '/skills' },
	{ path: '/services' },
	{ path: '/projects/page=1', next: '/projects/page=2' },
	{ path: '/projects/page=2', previous: '/projects/page=1' },
	{ path: '/about?utm_source=mail', canonical: '/about' },
	{ path: '/blogs/page=1', next: '/blogs/page=2' },
	{ path: '/blogs/page=2', previous: '/blogs/page=1' },
	{ path: '/contact' },
	{ path: '/login' },
	{ path: '/signup' },
	{ path: '/forgot-password' },
];

const absolute = (path: string | undefined) => path && site + path;
const list = async (request: APIRequestContext, path: string) =>
	(await (await request.get(`/api${path}`)).json()).data;

for (const { path, canonical = path, types = [], previous, next } of pages)
	test(`${path} says what it is`, async ({ page }) => {
		await page.goto(path);
		const { lang, title, headings, meta, links, things } = await headOf(page);
		expect(lang).toBe('en');
		expect(title.length).toBeGreaterThan(10);
		expect(headings).toBe(1);
		expect(meta.description?.length).toBeGreaterThan(20);
		expect(meta.robots).toBeUndefined();
		expect(links).toMatchObject({ canonical: site + canonical, alternate: '/rss.xml' });
		expect(links.prev).toBe(absolute(previous));
		expect(links.next).toBe(absolute(next));
		expect(meta).toMatchObject({
			'og:url': site + canonical,
			'og:type': 'website',
			'og:description': meta.description,
			'og:image': `${site}/og/site.png`,
			'twitter:card': 'summary_large_image',
			'twitter:title': meta['og:title'],
			'twitter:image': `${site}/og/site.png`,
		});
		expect(title).toContain(meta['og:title']);
		expect(Object.keys(things).sort()).toEqual(types);
	});

test('no two pages share a title or a description', async ({ page }) => {
	const heads = [];
	for (const { path, canonical } of pages) {
		if (canonical) continue;
		await page.goto(path);
		heads.push(await headOf(page));
	}
	const titles = heads.map(({ title }) => title);
	expect(new Set(titles).size).toBe(titles.length);
});

test('a project is a CreativeWork of the owner, rated once somebody has', async ({
	page,
	request,
}) => {
	const [, project] = await list(request, '/projects?limit=2');
	const { _id: id, slug, projectsName: name, rating } = project;
	const known = rating?.count ?? 0;
	await page.goto(`/project/${id}`);
	const before = await headOf(page);
	expect(before.headings).toBe(1);
	expect(before.links.canonical).toBe(`${site}/project/${slug}`);
	expect(before.meta).toMatchObject({
		'og:type': 'article',
		'og:title': name,
		'og:image': `${site}/og/project/${id}.png`,
		'twitter:image': `${site}/og/project/${id}.png`,
	});
	const { CreativeWork: work, Person: owner } = before.things;
	expect(work).toMatchObject({ name, creator: { '@id': owner?.['@id'] } });
	expect(Boolean(work?.aggregateRating)).toBe(known > 0);

	const account = await makeConfirmedAccount(request);
	const signedIn = await request.post(`/api${signIn.path}`, {
		data: { identifier: account.email, password: account.password },
	});
	const { jwt } = await signedIn.json();
	const rated = await request.post(`/api${submitReview.path}`, {
		headers: { Authorization: `Bearer ${jwt}` },
		data: { projectId: id, rating: 4, reviewText: 'Every knot holds.' },
	});
	expect(rated.status()).toBe(201);
	await expect(async () => {
		await page.goto(`/project/${id}`);
		expect((await headOf(page)).things.CreativeWork?.aggregateRating).toMatchObject({
			'@type': 'AggregateRating',
			ratingValue: expect.any(Number),
			reviewCount: known + 1,
			bestRating: 5,
		});
	}).toPass();
});

test('a post is a BlogPosting between its neighbours', async ({ page, request }) => {
	const [older, post, newer] = await list(request, '/blog?limit=3');
	await page.goto(`/blog/${post._id}`);
	const { headings, meta, links, things } = await headOf(page);
	expect(headings).toBe(1);
	expect(things.BlogPosting).toMatchObject({
		headline: post.topic,
		datePublished: post.date,
		dateModified: post.updated,
		author: { '@type': 'Person', name: post.author },
		mainEntityOfPage: `${site}/blog/${post.slug}`,
	});
	expect(meta).toMatchObject({
		'og:type': 'article',
		'og:image': `${site}/og/blog/${post._id}.png`,
		'article:published_time': post.date,
		'article:modified_time': post.updated,
	});
	expect(links.prev).toBe(`${site}/blog/${older.slug}`);
	expect(links.next).toBe(`${site}/blog/${newer.slug}`);
});

test('a post that is edited says so at once, and keeps the day it was written', async ({
	page,
	request,
}) => {
	const [{ _id: id, topic, date, updated: before }] = await list(request, '/blog?limit=3');
	const api = await OwnerApi.signIn(request);
	await api.call('put', `/blog/update/${id}`, { topic: `${topic}, edited` });
	const { updated } = (await api.call('put', `/blog/update/${id}`, { topic })).data;
	expect(Date.parse(updated)).toBeGreaterThan(Date.parse(before));
	await expect(async () => {
		await page.goto(`/blog/${id}`);
		const { things } = await headOf(page);
		expect(things.BlogPosting).toMatchObject({ datePublished: date, dateModified: updated });
		expect(await (await request.get('/rss.xml')).text()).toContain(
			`<lastBuildDate>${new Date(updated).toUTCString()}</lastBuildDate>`,
		);
	}).toPass();
});

test('the sitemap lists what everyone may read, and all it lists answers', async ({ request }) => {
	const response = await request.get('/sitemap.xml');
	expect(response.headers()['content-type']).toContain('application/xml');
	const xml = await response.text();
	const listed = Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => address);
	const projects = await list(request, '/projects');
	const lastPage = Math.ceil(projects.length / pageSizes.projects);
	expect(listed).toContain(`${site}/projects/page=${lastPage}`);
	expect(listed).toContain(`${site}/blogs/page=2`);
	expect(listed.filter((address) => address.includes('/sumu'))).toEqual([]);
	expect(xml.match(/<lastmod>/g)).toHaveLength(listed.length);
	for (const address of listed) {
		const found = await request.get(address, { maxRedirects: 0 });
		expect(found.status(), address).toBe(200);
	}
});

test('robots are kept out of the workplace and private pages', async ({ page, request }) => {
	const rules = await (await request.get('/robots.txt')).text();
	expect(rules).toMatch(/^User-agent: \*$/m);
	expect(rules).toMatch(/^Disallow: \/sumu$/m);
	expect(rules).toContain(`Sitemap: ${site}/sitemap.xml`);
	const workplace = await page.goto('/sumu');
	expect(workplace?.headers()['x-robots-tag']).toBe('noindex');
	for (const path of ['/sumu', '/search', '/profile', '/cards/page=1', '/newsletter/confirm']) {
		await page.goto(path);
		expect((await headOf(page)).meta.robots, path).toBe('noindex');
	}
});

test('the feed is XML that holds every post whole', async ({ page, request }) => {
	const response = await request.get('/rss.xml');
	expect(response.headers()['content-type']).toContain('application/rss+xml');
	const posts = await list(request, '/blog?full=true');
	const items = await page.evaluate(read, await response.text());
	expect(items.map(({ link }) => link)).toEqual(
		posts.map(({ slug }: { slug: string }) => `${site}/blog/${slug}`).reverse(),
	);
	for (const { html, words } of items) {
		expect(html).not.toMatch(/(href|src)="(\/|#)/);
		expect(words).toBeGreaterThan(50);
	}
});

/** In the browser: the items of a feed. */
function read(xml: string) {
	const feed = new DOMParser().parseFromString(xml, 'application/xml');
	const fault = feed.querySelector('parsererror')?.textContent;
	if (fault) throw new Error(fault);
	return Array.from(feed.querySelectorAll('item'), (item) => {
		const html = item.getElementsByTagName('content:encoded')[0]?.textContent ?? '';
		return {
			link: item.querySelector('link')?.textContent,
			html,
			words: html.replace(/<[^>]+>/g, ' ').split(/\s+/).length,
		};
	});
}

test('previews are pictures of 1200 × 630', async ({ request }) => {
	const [project] = await list(request, '/projects?limit=1');
	const [post] = await list(request, '/blog?limit=1');
	for (const path of [
		'/og/site.png',
		`/og/project/${project._id}.png`,
		`/og/blog/${post._id}.png`,
	]) {
		const response = await request.get(path);
		expect(response.headers()['content-type'], path).toBe('image/png');
		const png = await response.body();
		expect(png.subarray(1, 4).toString(), path).toBe('PNG');
		expect([png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([1200, 630]);
	}
	expect((await request.get('/og/project/nobody.png')).status()).toBe(404);
	expect((await request.get('/og/blog/nobody.png')).status()).toBe(404);
});

test.describe('what does not exist', () => {
	test.use({ expectedErrors: [/404/] });
	for (const path of ['/nowhere', '/project/nobody', '/blog/nobody', '/projects/page=99'])
		test(`${path} is 404`, async ({ page }) => {
			expect((await page.goto(path))?.status()).toBe(404);
			expect((await headOf(page)).headings).toBe(1);
		});
});
