import type { Page } from '@playwright/test';
import { alive } from '../support/alive';
import { OwnerApi } from '../support/owner';
import { site } from '../support/product';
import { openToAll } from '../support/visited';
import { engineNames, expect, test, viewports } from './support/engines';

/** Share of Chromium's height by which another engine's may differ: fonts are hinted and wrapped differently. */
const HEIGHT_TOLERANCE = 0.1;

/** Selector of the parts that must be drawn. */
const parts = 'main > *, main section, main article, main img, main form, footer';

/** In the page: scrolls each part into view and reports those that an engine does not draw. */
async function findUndrawn(selector: string): Promise<string[]> {
	const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
	/** Two seconds of frames: longer than anything takes to be fetched from this machine and shown. */
	const MAX_FRAMES = 120;
	const faultOf = (part: Element): string => {
		// Of a skipped element only its content counts as invisible.
		const content = [...part.children].find((child) => child.checkVisibility()) ?? part;
		if (!content.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true }))
			return 'not drawn';
		if (part.textContent?.trim() && part.getBoundingClientRect().height === 0)
			return 'without height';
		if (part instanceof HTMLImageElement && !(part.complete && part.naturalWidth > 0))
			return 'no picture';
		return part.closest('[data-reveal=waiting]') ? 'not revealed' : '';
	};
	const isShown = (part: Element) =>
		part.isConnected &&
		part.checkVisibility({ contentVisibilityAuto: false, visibilityProperty: true }) &&
		!part.closest('[aria-hidden=true], .swiper-slide:not(.swiper-slide-active)');
	const faults: string[] = [];
	for (const part of document.querySelectorAll(selector)) {
		if (!isShown(part)) continue;
		part.scrollIntoView({ block: 'center', behavior: 'instant' });
		let fault = faultOf(part);
		for (let frames = 0; fault && frames < MAX_FRAMES; frames += 1) {
			await frame();
			fault = isShown(part) ? faultOf(part) : '';
		}
		if (fault) faults.push(`${fault}: ${part.outerHTML.slice(0, 120)}`);
	}
	// Until its layout is finished a part has a reserved height, and some parts come later than the rest.
	const STABLE_FRAMES = 20;
	let height = 0;
	let stable = 0;
	for (let frames = 0; stable < STABLE_FRAMES && frames < 5 * MAX_FRAMES; frames += 1) {
		await frame();
		const { scrollHeight } = document.documentElement;
		const isStable = height === scrollHeight && !document.querySelector('[data-deferred]');
		stable = isStable ? stable + 1 : 0;
		height = scrollHeight;
	}
	return faults;
}

/** In the page: heights of its parts in CSS pixels, and how much wider it is than the screen. */
function measure() {
	const heightOf = (part: Element) => part.getBoundingClientRect().height;
	const named = [...document.querySelectorAll('main section[id], footer')];
	return {
		heights: Object.fromEntries([
			['page', document.documentElement.scrollHeight],
			...named.map((part) => [part.id || part.localName, heightOf(part)]),
		]) as Record<string, number>,
		overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
		hasFailed: document.body.innerText.includes('Unexpected Application Error'),
	};
}

const reference = new Map<string, Record<string, number>>();

/** Heights in Chromium, measured once for all engines. */
async function heightsInChromium(page: Page, path: string, width: number) {
	const key = `${path} ${width}`;
	const known = reference.get(key);
	if (known) return known;
	await page.goto(path);
	await alive(page);
	await page.evaluate(findUndrawn, parts);
	const { heights } = await page.evaluate(measure);
	reference.set(key, heights);
	return heights;
}

let publicPages: readonly string[] = [];

test.beforeAll(async ({ request }) => {
	publicPages = (await openToAll(await OwnerApi.signIn(request), request)).pages;
});
test.afterAll(async ({ request }) => {
	const owner = await OwnerApi.signIn(request);
	await owner.call('put', '/site', { readers: 'signed-in', extraPages: [] });
});

for (const engineName of engineNames)
	for (const viewport of viewports)
		test.describe(`${engineName} at ${viewport.width} px`, () => {
			test.use({ engineName, viewport, expectedErrors: [/404|\b410\b/] });

			test('draws every part of every public page', async ({ page, user }) => {
				await user.window.resize(viewport.width, viewport.height);
				for (const path of publicPages)
					await test.step(path, async () => {
						await user.open(site + path);
						expect
							.soft(await user.window.run(findUndrawn, parts), `${path}: not drawn`)
							.toEqual([]);
						const { heights, overflow, hasFailed } = await user.window.run(measure);
						expect.soft(hasFailed, `${path}: error view`).toBe(false);
						expect.soft(overflow, `${path}: horizontal scroll`).toBeLessThanOrEqual(0);
						const expected = await heightsInChromium(page, path, viewport.width);
						const differing = Object.entries(expected).filter(
							([name, height]) =>
								Math.abs((heights[name] ?? 0) - height) > Math.max(8, height * HEIGHT_TOLERANCE),
						);
						const told = differing.map(
							([name, height]) => `${name}: ${heights[name]} instead of ${height}`,
						);
						expect.soft(told, `${path}: heights`).toEqual([]);
					});
			});
		});
