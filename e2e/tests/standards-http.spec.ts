import { errorSchema } from '@sumu/contract';
import { readFirstPng } from '../support/ico';
import { cms, site } from '../support/product';
import { expect, test } from '../support/test';
import { open } from '../support/visited-pages';

/** Pages whose forms also work without scripts. */
const pagesWithForm = [
	'/',
	'/contact',
	'/login',
	'/signup',
	'/forgot-password',
	'/reset-password',
	'/newsletter/confirm',
	'/newsletter/unsubscribe',
];
const files = ['/rss.xml', '/sitemap.xml', '/robots.txt', '/favicon.ico', '/icons/32.png'];
const privatePages = ['/profile', '/settings', '/cards/page=1', '/sumu/profile', '/sumu/settings'];
const addresses = [
	...open.map((path) => path.split(/[?#]/, 1)[0] ?? ''),
	...privatePages,
	...files,
];
const json = { Accept: 'application/json' };

test('an unsupported method returns 405 with Allow, as a page for browsers or as JSON', async ({
	request,
}) => {
	const { data } = await (await request.get('/api/site')).json();
	for (const path of addresses)
		for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
			const takesForm = pagesWithForm.includes(path);
			if (takesForm && method === 'POST') continue;
			const about = `${method} ${path}`;
			const page = await request.fetch(path, {
				method,
				headers: { Accept: 'text/html,*/*;q=0.8' },
			});
			const allow = `GET, HEAD, OPTIONS${takesForm ? ', POST' : ''}`;
			expect([page.status(), page.headers().allow], about).toEqual([405, allow]);
			expect(page.headers()['content-type'], about).toContain('text/html');
			const html = await page.text();
			expect(html, about).toContain('You can’t do that here');
			expect(html, about).toContain(data.ownerName);
			const call = await request.fetch(path, { method, headers: json });
			expect([call.status(), call.headers().allow], about).toEqual([405, allow]);
			expect(errorSchema.parse(await call.json()).error.status, about).toBe(405);
		}
});

test('an unsupported form encoding returns 415, as a page for browsers or as JSON', async ({
	request,
}) => {
	for (const path of pagesWithForm) {
		const options = { data: 'form=contact', headers: { 'Content-Type': 'text/plain' } };
		const page = await request.post(path, options);
		expect([path, page.status()]).toEqual([path, 415]);
		expect(page.headers().accept).toBe('application/x-www-form-urlencoded, multipart/form-data');
		expect(await page.text()).toContain('The form couldn’t be read');
		const headers = { ...options.headers, ...json };
		const call = await request.post(path, { ...options, headers });
		expect(errorSchema.parse(await call.json()).error.status, path).toBe(415);
	}
});

test.describe('a browser', () => {
	test.use({ expectedErrors: [/status of 405/] });

	test('that posts to a page without a form sees the site’s error page', async ({ page }) => {
		await page.goto('/about');
		await page.evaluate(() => {
			const form = document.createElement('form');
			form.method = 'post';
			form.action = '/about';
			document.body.append(form);
			form.submit();
		});
		await expect(page.getByRole('heading', { name: 'You can’t do that here' })).toBeVisible();
		await expect(page.getByRole('contentinfo')).toBeVisible();
		await page.getByRole('link', { name: 'Back to the home page' }).click();
		await expect(page).toHaveURL(/\/(home)?$/);
	});
});

test('the API sends WWW-Authenticate with 401, Allow with 405 and Accept with 415', async ({
	request,
}) => {
	for (const origin of [site, cms]) {
		const unknown = await request.get(`${origin}/api/users`);
		const challenge = unknown.headers()['www-authenticate'];
		expect([unknown.status(), challenge]).toEqual([401, 'Bearer realm="api"']);
		const wrong = await request.delete(`${origin}/api/contact`);
		expect([wrong.status(), wrong.headers().allow]).toEqual([405, 'POST']);
		const headers = { 'Content-Type': 'application/xml' };
		const typed = await request.post(`${origin}/api/contact`, { headers, data: '<a/>' });
		expect([typed.status(), typed.headers().accept]).toEqual([415, 'application/json']);
	}
});

test('the site and the CMS answer range requests for uploads identically', async ({ request }) => {
	const html = await (await request.get('/')).text();
	const found = new Set(html.match(/\/uploads\/[\w-]+\.\w+/g));
	const sizes = await Promise.all(
		Array.from(found, async (path) => {
			const { length } = await (await request.get(path)).body();
			return { path, size: length };
		}),
	);
	const sorted = sizes.toSorted((one, other) => one.size - other.size);
	const [small, large] = [sorted.at(0), sorted.at(-1)];
	// The site caches files up to 32 KB.
	expect(small?.size).toBeLessThan(32 * 1024);
	expect(large?.size).toBeGreaterThan(32 * 1024);
	for (const { path, size } of [small, large].filter((one) => one !== undefined)) {
		const whole = await (await request.get(path)).body();
		for (const [range, status, part] of [
			['bytes=-50', 206, whole.subarray(size - 50)],
			['bytes=0-0', 206, whole.subarray(0, 1)],
			['bytes=99999999-', 416, undefined],
			['items=0-5', 200, whole],
			['bytes=5-2', 200, whole],
		] as const)
			for (const origin of [site, cms]) {
				const answer = await request.get(origin + path, { headers: { Range: range } });
				expect([origin, path, range, answer.status()]).toEqual([origin, path, range, status]);
				const contentRange = answer.headers()['content-range'];
				if (part) expect((await answer.body()).equals(part)).toBe(true);
				else expect(contentRange).toBe(`bytes */${size}`);
			}
	}
});

test('default icon paths serve the owner’s icon', async ({ request }) => {
	const favicon = await request.get('/favicon.ico');
	expect([favicon.status(), favicon.headers()['content-type']]).toEqual([200, 'image/x-icon']);
	expect(
		readFirstPng(await favicon.body())
			.subarray(1, 4)
			.toString(),
	).toBe('PNG');
	for (const name of ['apple-touch-icon', 'apple-touch-icon-precomposed']) {
		const icon = await request.get(`/${name}.png`);
		expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/png']);
		expect(await icon.body()).toEqual(await (await request.get('/icons/180.png')).body());
	}
});
