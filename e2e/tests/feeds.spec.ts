import { pageSizes } from '@sumu/contract';
import { fetchData } from '../support/fetch-data';
import { site } from '../support/product';
import { expect, test } from '../support/test';

test('the sitemap lists public pages and pictures, and each of its URLs returns 200', async ({
	request,
}) => {
	const response = await request.get('/sitemap.xml');
	expect(response.headers()['content-type']).toContain('application/xml');
	const xml = await response.text();
	const listed = Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => address);
	const projects = await fetchData(request, '/projects');
	const lastPage = Math.ceil(projects.length / pageSizes.projects);
	expect(listed).toContain(`${site}/projects/page=${lastPage}`);
	expect(listed).toContain(`${site}/blogs/page=2`);
	expect(listed.filter((address) => address.includes('/sumu'))).toEqual([]);
	expect(xml.match(/<lastmod>/g)).toHaveLength(listed.length);
	const pictures = Array.from(
		xml.matchAll(/<image:loc>([^<]+)<\/image:loc>/g),
		([, address = '']) => address,
	);
	expect(pictures.length).toBeGreaterThan(projects.length);
	for (const address of [...listed, ...new Set(pictures)]) {
		const found = await request.get(address, { maxRedirects: 0 });
		expect(found.status(), address).toBe(200);
	}
});

test('the blog links to three feeds that contain the same posts', async ({ page, request }) => {
	await page.goto('/blogs/page=1');
	const feedLinks = page.locator('head link[rel="alternate"]');
	const addresses = await feedLinks.evaluateAll((links) =>
		links.map((link) => link.getAttribute('href')),
	);
	expect(addresses).toEqual(['/atom.xml', '/feed.json', '/rss.xml']);
	const json = await request.get('/feed.json');
	expect(json.headers()['content-type']).toBe('application/feed+json; charset=utf-8');
	const items: { url: string; image?: string }[] = (await json.json()).items;
	expect(items.length).toBeGreaterThan(1);
	expect(items.every(({ image }) => image)).toBe(true);
	for (const format of ['atom', 'rss']) {
		const response = await request.get(`/${format}.xml`);
		expect(response.headers()['content-type']).toBe(`application/${format}+xml; charset=utf-8`);
		const links = await page.evaluate(readAddresses, await response.text());
		expect(links).toEqual(items.map(({ url }) => url));
	}
});

/** Runs in the browser: returns the addresses of a feed's posts. */
function readAddresses(xml: string) {
	const feed = new DOMParser().parseFromString(xml, 'application/xml');
	const fault = feed.querySelector('parsererror')?.textContent;
	if (fault) throw new Error(fault);
	return Array.from(
		feed.querySelectorAll('item > link, entry > link[rel="alternate"]'),
		(link) => link.getAttribute('href') ?? link.textContent,
	);
}

test('the RSS feed is valid XML and has every post in full', async ({ page, request }) => {
	const response = await request.get('/rss.xml');
	expect(response.headers()['content-type']).toContain('application/rss+xml');
	const posts = await fetchData(request, '/blog?full=true');
	const items = await page.evaluate(readItems, await response.text());
	expect(items.map(({ link }) => link)).toEqual(
		posts.map(({ slug }: { slug: string }) => `${site}/blog/${slug}`).reverse(),
	);
	for (const { html, words } of items) {
		expect(html).not.toMatch(/(href|src)="(\/|#)/);
		expect(words).toBeGreaterThan(50);
	}
});

/** Runs in the browser: returns the items of a feed. */
function readItems(xml: string) {
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
