import type { Page } from '@playwright/test';
import { type Service, signIn, submitReview } from '@sumu/contract';
import { sitePaths } from '../../site/src/config/paths';
import { filterFor } from '../../site/src/features/projects/filters';
import { makeConfirmedAccount } from '../support/accounts';
import { fetchData } from '../support/fetch-data';
import { type Head, headOf } from '../support/head';
import { OwnerApi } from '../support/owner';
import { site } from '../support/product';
import { expect, test } from '../support/test';

// Search engines must find everything in the HTML.
test.use({ javaScriptEnabled: false });

const pages = [
	{ path: '/', types: ['Person', 'WebSite'] },
	{ path: '/home', canonical: '/', types: ['Person', 'WebSite'] },
	{ path: '/about' },
	{ path: '/skills' },
	{ path: '/services', types: ['Person', 'Service'] },
	{ path: '/projects/page=1', next: '/projects/page=2' },
	{ path: '/projects/page=2', previous: '/projects/page=1' },
	{ path: '/about?utm_source=mail', canonical: '/about' },
	{ path: '/blogs/page=1', next: '/blogs/page=2' },
	{ path: '/blogs/page=2', previous: '/blogs/page=1' },
	{ path: '/projects/page=1?show=recently', next: '/projects/page=2?show=recently' },
	{ path: '/projects/page=2?show=recently', previous: '/projects/page=1?show=recently' },
	{ path: '/terms' },
	{ path: '/privacy' },
	{ path: '/contact' },
	{ path: '/login' },
	{ path: '/signup' },
	{ path: '/forgot-password' },
];

const absolute = (path: string | undefined) => path && site + path;

/** Returns the steps of a page's BreadcrumbList. */
function stepsOf({ BreadcrumbList: list }: Head['things']) {
	const steps = list?.itemListElement;
	if (!Array.isArray(steps)) throw new Error('no BreadcrumbList');
	return steps.map(({ position, name, item }) => ({ position, name, item }));
}

/** Returns all JSON-LD objects; `headOf` keeps only one of each type. */
const readAllThings = (page: Page): Promise<Record<string, unknown>[]> =>
	page
		.locator('script[type="application/ld+json"]')
		.evaluateAll((scripts) =>
			scripts.flatMap(({ textContent }) => JSON.parse(textContent ?? '')['@graph']),
		);

for (const { path, canonical = path, types = [], previous, next } of pages)
	test(`${path} has a title, a description, a canonical URL and share metadata`, async ({
		page,
	}) => {
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

/** Pages for signed-in visitors, and pages that e-mails link to. */
const privatePages = [
	'/profile',
	'/settings',
	'/user/update/nadia@example.com',
	'/cards/page=1',
	'/card/overview',
	'/search',
	'/newsletter/confirm',
	'/newsletter/unsubscribe',
	'/reset-password',
	'/confirm-email',
];

test('no two pages share a title or a description', async ({ page, request }) => {
	const { shownCategories } = await fetchData(request, '/site');
	const tags = (await fetchData(request, '/tags')).map(({ tag }: { tag: string }) => tag);
	const filteredPaths = [
		...shownCategories.map((name: string) => sitePaths.projects.at(1, filterFor(name).search)),
		...tags.slice(0, 3).map((tag: string) => sitePaths.blogs.at(1, tag)),
		'/search?q=loom',
		'/search?q=tea',
	];
	const indexedPaths = pages.flatMap(({ path, canonical }) => (canonical ? [] : [path]));
	const titles = new Map<string, string>();
	for (const path of [...indexedPaths, ...filteredPaths]) {
		await page.goto(path);
		const { title } = await headOf(page);
		expect(titles.get(title), `${path} is called ${title}`).toBeUndefined();
		titles.set(title, path);
	}
	expect(shownCategories.length).toBeGreaterThan(1);

	// The pages of a list share one description.
	const standAlone = indexedPaths.filter((path) => !path.includes('page='));
	const descriptions = new Map<string, string>();
	for (const path of [...standAlone, ...privatePages]) {
		await page.goto(path);
		const { description = '' } = (await headOf(page)).meta;
		expect(descriptions.get(description), `${path}: ${description}`).toBeUndefined();
		descriptions.set(description, path);
	}
});

test('a project is a CreativeWork of the owner, and a review updates its rating', async ({
	page,
	request,
}) => {
	const [, project] = await fetchData(request, '/projects?limit=2');
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
	expect(stepsOf(before.things)).toEqual([
		{ position: 1, name: 'Home', item: `${site}/` },
		{ position: 2, name: 'Projects', item: `${site}/projects/page=1` },
		{ position: 3, name, item: `${site}/project/${slug}` },
	]);
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

test('a post is a BlogPosting that links to the previous and the next post', async ({
	page,
	request,
}) => {
	const [older, post, newer] = await fetchData(request, '/blog?limit=3');
	await page.goto(`/blog/${post._id}`);
	const { headings, meta, links, things } = await headOf(page);
	expect(headings).toBe(1);
	expect(stepsOf(things).map(({ item }) => item)).toEqual(
		['/', '/blogs/page=1', `/blog/${post.slug}`].map((path) => site + path),
	);
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

test('editing a post updates dateModified and keeps datePublished', async ({ page, request }) => {
	const [{ _id: id, topic, date, updated: before }] = await fetchData(request, '/blog?limit=3');
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

test('search engines are excluded from the workplace and private pages', async ({
	page,
	request,
}) => {
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

test('a service with a price has an Offer at that price', async ({ page, request }) => {
	const services: Service[] = await fetchData(request, '/services');
	const { currency } = await fetchData(request, '/site');
	await page.goto('/services');
	const things = await readAllThings(page);
	const described = things.filter((thing) => thing['@type'] === 'Service');
	expect(described.map(({ name }) => name)).toEqual(
		services.map(({ servicesHeader }) => servicesHeader),
	);
	for (const [index, { priceFrom, servicesHeader }] of services.entries()) {
		const offers = described[index]?.offers;
		const offer = { '@type': 'Offer', price: priceFrom, priceCurrency: currency };
		if (priceFrom === null) expect(offers, servicesHeader).toBeUndefined();
		else expect([servicesHeader, offers]).toMatchObject([servicesHeader, offer]);
	}
	expect(described.some(({ offers }) => offers)).toBe(true);
});

test('share pictures are PNGs of 1200 × 630 pixels', async ({ request }) => {
	const [project] = await fetchData(request, '/projects?limit=1');
	const [post] = await fetchData(request, '/blog?limit=1');
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

test.describe('missing pages', () => {
	test.use({ expectedErrors: [/404/] });
	for (const path of ['/nowhere', '/project/nobody', '/blog/nobody', '/projects/page=99'])
		test(`${path} returns 404`, async ({ page }) => {
			expect((await page.goto(path))?.status()).toBe(404);
			expect((await headOf(page)).headings).toBe(1);
		});
});
