import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { findFaintTexts } from '../support/text-contrast';
import { alive } from '../support/wait-for-hydration';

type Theme = 'light' | 'dark';
const other = { light: 'dark', dark: 'light' } as const;

/** Records the background colours of all frames, from the first on. */
const watch = (page: Page) =>
	page.addInitScript(() => {
		const look = () => {
			if (document.body) {
				const { backgroundColor } = getComputedStyle(document.body);
				const seen = document.documentElement.getAttribute('data-seen') ?? '';
				if (!seen.includes(backgroundColor))
					document.documentElement.setAttribute('data-seen', `${seen}${backgroundColor};`);
			}
			requestAnimationFrame(look);
		};
		requestAnimationFrame(look);
	});

/** Returns the themes of the recorded frames. */
async function painted(page: Page): Promise<Theme[]> {
	const seen = (await page.locator('html').getAttribute('data-seen')) ?? '';
	return Array.from(seen.matchAll(/rgba?\((\d+), (\d+), (\d+)[^)]*\);/g), ([, ...rgb]) =>
		rgb.reduce((sum, part) => sum + Number(part), 0) > 3 * 128 ? 'light' : 'dark',
	);
}

for (const system of ['light', 'dark'] as const)
	for (const chosen of [undefined, other[system]])
		test.describe(`a ${system} system${chosen ? `, ${chosen} chosen` : ''}`, () => {
			test.use({ colorScheme: system });

			test('no frame has the other theme’s background', async ({ page }) => {
				const wanted = chosen ?? system;
				if (chosen) {
					await page.goto('/about');
					await page.getByRole('button', { name: `Switch to the ${chosen} theme` }).click();
					await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${chosen}\\b`));
				}
				await watch(page);
				// Delays scripts until the HTML from the server is painted.
				await page.route('**/assets/*.js', async (route) => {
					await page.waitForFunction(() => document.documentElement.hasAttribute('data-seen'));
					await route.continue();
				});
				for (const path of ['/about', '/projects/page=1']) {
					await page.goto(path);
					await alive(page);
					await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${wanted}\\b`));
					expect(await painted(page), path).toEqual([wanted]);
				}
			});
		});

/** Returns the page's background, and the `color-scheme` of the browser's own controls. */
const readScheme = (page: Page) =>
	page.evaluate(() => {
		const { backgroundColor } = getComputedStyle(document.body);
		const { colorScheme } = getComputedStyle(document.documentElement);
		return `${backgroundColor} ${colorScheme}`;
	});

const schemes = { light: 'rgb(245, 240, 229) light', dark: 'rgb(24, 15, 12) dark' } as const;

for (const system of ['light', 'dark'] as const)
	test.describe(`a ${system} system without JavaScript`, () => {
		test.use({ colorScheme: system, javaScriptEnabled: false });

		test('uses its theme with readable text', async ({ page }) => {
			for (const path of ['/', '/contact']) {
				await page.goto(path);
				expect(await readScheme(page), path).toBe(schemes[system]);
				expect(await findFaintTexts(page), path).toEqual([]);
			}
			await page.emulateMedia({ media: 'print' });
			expect(
				await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme),
			).toBe('light');
		});
	});

test.describe('a dark system with inline scripts blocked', () => {
	test.use({ colorScheme: 'dark', expectedErrors: [/Content Security Policy/] });

	test('uses its theme', async ({ page }) => {
		await page.route('/about', async (route) => {
			const response = await route.fetch();
			const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" };
			await route.fulfill({ response, headers });
		});
		await page.goto('/about');
		await expect(page.locator('html')).not.toHaveClass(/dark/);
		expect(await readScheme(page)).toBe(schemes.dark);
	});
});

test.describe('the navigation bar', () => {
	test.use({ reducedMotion: 'no-preference' });

	test('is readable throughout its scroll transition', async ({ page }) => {
		for (const theme of ['light', 'dark'] as const) {
			await page.emulateMedia({ colorScheme: theme });
			await page.goto('/about');
			await alive(page);
			for (const top of [60, 0]) {
				const isScrolled = top > 0;
				// Pauses every animation at its start.
				await page.evaluate(
					({ top, isScrolled }) =>
						new Promise<void>((resolve) => {
							const bar = document.querySelector('header');
							const hold = () => {
								if (bar?.hasAttribute('data-scrolled') !== isScrolled) return;
								watch.disconnect();
								for (const one of document.getAnimations()) one.pause();
								resolve();
							};
							const watch = new MutationObserver(hold);
							watch.observe(document.body, { attributes: true, subtree: true });
							scrollTo(0, top);
						}),
					{ top, isScrolled },
				);
				for (const share of [0, 0.25, 0.5, 0.75, 1]) {
					await page.evaluate((share) => {
						for (const one of document.getAnimations()) {
							const end = Number(one.effect?.getComputedTiming().endTime);
							if (Number.isFinite(end)) one.currentTime = share * end;
						}
					}, share);
					const where = `${theme}, to ${top} px, ${share}`;
					expect.soft(await findFaintTexts(page, 'header'), where).toEqual([]);
				}
				await page.evaluate(() => {
					for (const one of document.getAnimations()) one.play();
				});
			}
		}
	});
});
