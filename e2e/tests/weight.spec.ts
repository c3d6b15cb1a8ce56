import type { Page } from '@playwright/test';
import { fontPairNames } from '@sumu/contract/brand';
import { followRendering, rendered } from '../support/follow-rendering';
import { isDrawn } from '../support/is-drawn';
import { OwnerApi } from '../support/owner';
import { site } from '../support/product';
import { expect, test } from '../support/test';
import { alive } from '../support/wait-for-hydration';

test.use({ reducedMotion: 'no-preference' });

/** Maximum bytes of gzipped JavaScript once home is used, with the reviews' carousel, about a tenth. */
const MAX_SCRIPT_BYTES = 273_000;
const mostShift = 0.01;

interface Fetched {
	readonly scripts: Map<string, number>;
	readonly hosts: Set<string>;
}

/** Records the scripts and hosts that a page requests. */
function follow(page: Page): Fetched {
	const fetched: Fetched = { scripts: new Map(), hosts: new Set() };
	page.on('request', (request) => fetched.hosts.add(new URL(request.url()).origin));
	page.on('response', (response) => {
		const { pathname } = new URL(response.url());
		if (pathname.endsWith('.js')) fetched.scripts.set(pathname, 0);
	});
	return fetched;
}

/** Returns the total size of the scripts for clients that accept only gzip, in bytes. */
async function weigh(page: Page, { scripts }: Fetched): Promise<number> {
	const sizes = [...scripts.keys()].map(async (path) => {
		const reply = await page.request.head(path, { headers: { 'Accept-Encoding': 'gzip' } });
		expect(reply.headers()['content-encoding'] ?? 'none, as it is tiny', path).toMatch(/gzip|tiny/);
		return Number(reply.headers()['content-length']);
	});
	return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Returns the module paths of the owner's workplace, from the route manifest of the page. */
const workplace = (page: Page) =>
	page.evaluate(() => {
		const { routes }: { routes: Record<string, { module: string }> } = Reflect.get(
			window,
			'__reactRouterManifest',
		);
		const owners = Object.entries(routes).filter(([id]) => id.startsWith('routes/sumu/'));
		return owners.map(([, { module }]) => module);
	});

/** Returns the cumulative layout shift since the page was loaded, without shifts right after an input. */
const shift = (page: Page) =>
	page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				let sum = 0;
				new PerformanceObserver((list) => {
					for (const entry of list.getEntries())
						if ('value' in entry && !('hadRecentInput' in entry && entry.hadRecentInput))
							sum += Number(entry.value);
				}).observe({ type: 'layout-shift', buffered: true });
				requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
			}),
	);

for (const width of [412, 1440])
	test(`home stays within its script budget without layout shift at ${width} px`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 823 });
		const fetched = follow(page);
		await page.goto('/', { waitUntil: 'networkidle' });
		expect([...fetched.scripts.keys()]).toEqual([]);
		await alive(page);

		const form = page.getByRole('form', { name: 'Contact' });
		await expect.poll(() => isDrawn(form)).toBe(true);
		await form.scrollIntoViewIfNeeded();
		await page.getByRole('group', { name: 'Testimonials' }).scrollIntoViewIfNeeded();
		await expect(page.getByRole('button', { name: 'Pause the reviews' })).toBeVisible();
		await page.keyboard.press('End');
		await form.getByLabel('Your Name').focus();
		await expect(form).toHaveAttribute('novalidate', '');
		await page.waitForLoadState('networkidle');
		const all = await weigh(page, fetched);
		test.info().annotations.push({ type: 'in all', description: `${all} bytes` });
		expect(all).toBeGreaterThan(50_000);
		expect(all, [...fetched.scripts.keys()].join(' ')).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);

		expect([...fetched.hosts]).toEqual([site]);
		const owners = await workplace(page);
		expect(owners.length).toBeGreaterThan(20);
		expect(owners.filter((path) => fetched.scripts.has(path))).toEqual([]);
		expect(await shift(page)).toBeLessThanOrEqual(mostShift);
	});

/** Opens a page whose fonts arrive after it is drawn, and returns its layout shift. */
async function shiftByLateFonts(page: Page, path: string, width: number): Promise<number> {
	let release = () => {};
	const drawn = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route('**/*.woff2', (route) => drawn.then(() => route.continue()));
	await page.setViewportSize({ width, height: 823 });
	await page.goto(path, { waitUntil: 'commit' });
	await alive(page);
	expect(await page.evaluate(() => document.fonts.status)).toBe('loading');
	release();
	await page.evaluate(() => document.fonts.ready);
	const headline = await page
		.getByRole('heading', { level: 1 })
		.evaluate((heading) => getComputedStyle(heading).fontFamily.split(',')[0] ?? '');
	const loaded = await page.evaluate(() =>
		[...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
	);
	expect(loaded.map((family) => family.replaceAll('"', ''))).toContain(
		headline.replaceAll('"', ''),
	);
	await page.unroute('**/*.woff2');
	return shift(page);
}

for (const path of ['/', '/services', '/contact'])
	for (const width of [375, 412, 1440])
		test(`${path} does not shift when fonts load late, at ${width} px`, {
			// Two widths of a phone are for the night.
			tag: width === 412 ? '@nightly' : [],
		}, async ({ page }) => {
			expect(await shiftByLateFonts(page, path, width)).toBeLessThanOrEqual(mostShift);
		});

test('home does not shift with any other font pair', { tag: '@nightly' }, async ({
	page,
	request,
}) => {
	const api = await OwnerApi.signIn(request);
	const kept = await api.brand();
	try {
		for (const fonts of fontPairNames) {
			if (fonts === kept.fonts) continue;
			await api.call('put', '/site', { brand: { ...kept, fonts } });
			await expect.poll(async () => (await request.get('/')).text()).toContain(`/${fonts}-display`);
			for (const width of [375, 1440])
				expect(
					await shiftByLateFonts(page, '/', width),
					`${fonts} at ${width} px`,
				).toBeLessThanOrEqual(mostShift);
		}
	} finally {
		await api.call('put', '/site', { brand: kept });
	}
});

/** Returns when the page's first text or picture was painted, and when its first script was requested. */
const order = (page: Page) =>
	page.evaluate(
		() =>
			new Promise<{ painted: number; asked: number }>((resolve) => {
				const asked = performance
					.getEntriesByType('resource')
					.filter(({ name }) => name.endsWith('.js'))
					.map(({ startTime }) => startTime);
				const type = document.querySelector('[elementtiming]') ? 'element' : 'paint';
				new PerformanceObserver((list) => {
					const painted = list
						.getEntries()
						.filter((entry) => !('url' in entry && `${entry.url}`.startsWith('data:image/webp')));
					const [first] = painted;
					if (first) resolve({ painted: first.startTime, asked: Math.min(...asked) });
				}).observe({ type, buffered: true });
			}),
	);

for (const [path, first] of [
	['/contact', 'text'],
	['/projects/page=1', 'picture'],
	['/services', 'inline drawing'],
] as const)
	test(`scripts load after the first ${first} is painted, without waiting for a timer`, async ({
		page,
	}) => {
		await page.addInitScript(() => {
			const later = setTimeout;
			const never = (run: () => void, after = 0) => (after < 2000 ? later(run, after) : 0);
			Object.assign(globalThis, { setTimeout: never });
			addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('pointermove')));
		});
		await page.goto(path);
		await alive(page);
		const { painted, asked } = await order(page);
		expect(painted).toBeGreaterThan(0);
		expect(asked).toBeGreaterThanOrEqual(painted);
		expect(asked).toBeLessThan(Number.POSITIVE_INFINITY);
	});

/**
 * Runs in the browser: returns the address of the first picture, and all requested pictures in order, with their
 * initiator.
 */
function pictures() {
	const asked = performance
		.getEntriesByType('resource')
		.filter((entry) => entry instanceof PerformanceResourceTiming)
		.filter(({ name }) => /\.(svg|avif|webp|png|jpe?g)$/.test(name))
		.toSorted((one, other) => one.startTime - other.startTime)
		.map(({ name, initiatorType }) => [name, initiatorType]);
	return {
		first: document.querySelector<HTMLImageElement>('img[elementtiming]')?.currentSrc,
		asked,
	};
}

for (const path of ['/projects/page=1', '/login'])
	test(`${path} preloads its first picture before any other and requests it once`, async ({
		page,
	}) => {
		await page.goto(path, { waitUntil: 'networkidle' });
		const { first, asked } = await page.evaluate(pictures);
		expect(asked[0]).toEqual([first, 'link']);
		expect(asked.filter(([address]) => address === first)).toHaveLength(1);
	});

for (const path of ['/', '/about', '/services', '/blogs/page=1'])
	test(`${path} inlines its first picture, also after back navigation`, async ({ page }) => {
		await page.goto(path, { waitUntil: 'networkidle' });
		const { first = '', asked } = await page.evaluate(pictures);
		expect(first).toMatch(/^data:image\/svg/);
		expect(asked.filter(([, asking]) => asking === 'link')).toEqual([]);
		const picture = page.locator(`main img[src="${first}"]`);
		await alive(page);
		await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
		await expect(picture).toHaveCount(0);
		await page.goBack();
		await expect(picture).toBeVisible();
	});

for (const path of ['/', '/skills', '/services', '/projects/page=1', '/blogs/page=1'])
	test(`${path} hydrates without rendering the bar or a section again`, async ({ page }) => {
		await followRendering(page);
		await page.goto(path, { waitUntil: 'networkidle' });
		await alive(page);
		await page.waitForLoadState('networkidle');
		const { atFirst, again } = await rendered(page);
		expect(atFirst).toContain('chakra(header)');
		expect(again.length).toBeGreaterThan(0);
		expect(again.filter((name) => /^chakra\((header|section|article)\)$/.test(name))).toEqual([]);
	});

test('print and forced-colours styles are in one file that does not block rendering', async ({
	request,
}) => {
	const page = await (await request.get('/')).text();
	const sheets = page.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
	expect(sheets).toHaveLength(1);
	expect(sheets[0]).toContain('media="print, (forced-colors: active)"');
});

test('styles have the prefixes that browsers still need, and no others', async ({ request }) => {
	const page = await (await request.get('/login')).text();
	const styles = page.match(/<style.*?<\/style>/gs)?.join('') ?? '';
	expect(styles).toContain(';-webkit-mask:');
	expect(styles).toContain('display:flex');
	expect(styles.match(/(-ms|-webkit-(box|flex|align|transform|animation))[\w-]*/g)).toBeNull();
});

test('hydration removes none of the server-rendered styles', async ({ page }) => {
	await page.addInitScript(() => {
		new MutationObserver((changes) => {
			for (const { removedNodes } of changes)
				for (const node of removedNodes)
					if (node instanceof HTMLStyleElement)
						document.documentElement.setAttribute('data-moved', node.dataset.emotion ?? 'a style');
		}).observe(document, { childList: true, subtree: true });
	});
	await page.goto('/');
	await alive(page);
	expect(await page.locator('style[data-emotion]').count()).toBeGreaterThan(2);
	await expect(page.locator('html')).not.toHaveAttribute('data-moved');
});

test('the Link header preloads a first picture that has one size', async ({ request }) => {
	const page = await request.get('/login');
	const [, address = ''] =
		/<img[^>]* src="([^"]+)"[^>]* elementtiming/.exec(await page.text()) ?? [];
	expect(address).not.toBe('');
	expect(page.headers().link).toContain(`<${address}>; rel=preload; as="image"`);
});
