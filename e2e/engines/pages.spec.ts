import type { Page } from '@playwright/test';
import { listSkills } from '@sumu/contract';
import { OwnerApi } from '../support/owner';
import { site } from '../support/product';
import { openToAll } from '../support/visited-pages';
import { ask } from '../support/visitor';
import { alive } from '../support/wait-for-hydration';
import { engineNames, expect, test, viewports } from './support/engines';
import { findUndrawn, parts } from './support/find-undrawn';
import { startScriptlessSite } from './support/scriptless-site';

/** Allowed difference to Chromium's height, as a share of it: engines hint and wrap fonts differently. */
const HEIGHT_TOLERANCE = 0.1;

/** Runs in the page: returns the heights of its parts and its horizontal overflow, in CSS pixels. */
function measure() {
	const heightOf = (part: Element) => part.getBoundingClientRect().height;
	const measuredParts = [...document.querySelectorAll('main section[id], footer')];
	return {
		heights: Object.fromEntries([
			['page', document.documentElement.scrollHeight],
			...measuredParts.map((part) => [part.id || part.localName, heightOf(part)]),
		]) as Record<string, number>,
		overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
		hasFailed: document.body.innerText.includes('Unexpected Application Error'),
	};
}

const chromiumHeights = new Map<string, Record<string, number>>();

/** Returns the heights in Chromium, measured once for all engines. */
async function measureInChromium(page: Page, path: string, width: number) {
	const key = `${path} ${width}`;
	const known = chromiumHeights.get(key);
	if (known) return known;
	await page.goto(path);
	await alive(page);
	await page.evaluate(findUndrawn, parts);
	const { heights } = await page.evaluate(measure);
	chromiumHeights.set(key, heights);
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
				for (const path of publicPages)
					await test.step(path, async () => {
						await user.open(site + path);
						expect
							.soft(await user.window.run(findUndrawn, parts), `${path}: not drawn`)
							.toEqual([]);
						const { heights, overflow, hasFailed } = await user.window.run(measure);
						expect.soft(hasFailed, `${path}: error view`).toBe(false);
						expect.soft(overflow, `${path}: horizontal scroll`).toBeLessThanOrEqual(0);
						const expected = await measureInChromium(page, path, viewport.width);
						const differing = Object.entries(expected).filter(
							([name, height]) =>
								Math.abs((heights[name] ?? 0) - height) > Math.max(8, height * HEIGHT_TOLERANCE),
						);
						const differences = differing.map(
							([name, height]) => `${name}: ${heights[name]} instead of ${height}`,
						);
						expect.soft(differences, `${path}: heights`).toEqual([]);
					});
			});
		});

for (const engineName of engineNames)
	test.describe(`${engineName} when page scripts fail to load`, () => {
		test.use({ engineName, expectedErrors: [/503|import|load/i] });

		test('draws every section and every skill category', async ({ user, request }) => {
			const scriptless = await startScriptlessSite();
			const { data: skills } = await ask(request, listSkills);
			/** Interacts with the page, which requests its scripts. */
			const haveFailed = () => {
				dispatchEvent(new Event('pointermove'));
				return document.documentElement.dataset.scripts === 'failed';
			};
			for (const path of ['/', '/skills', '/services', '/projects/page=1', '/contact', '/login']) {
				await user.window.goto(scriptless.address + path);
				await expect.poll(() => user.window.run(haveFailed), path).toBe(true);
				expect.soft(await user.window.run(findUndrawn, parts), path).toEqual([]);
				if (path === '/') for (const { skillName } of skills) await user.see(skillName);
			}
			scriptless.stop();
		});
	});
