import type { Page } from '@playwright/test';
import { alive } from '../support/alive';
import { expect, test } from '../support/test';

type Theme = 'light' | 'dark';
const other = { light: 'dark', dark: 'light' } as const;

/** Notes the ground of every frame from the first on. */
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

/** The themes of the frames that were painted. */
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

			test('no frame has the other theme’s colour', async ({ page }) => {
				const wanted = chosen ?? system;
				if (chosen) {
					await page.goto('/about');
					await page.getByRole('button', { name: `Switch to the ${chosen} theme` }).click();
					await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${chosen}\\b`));
				}
				await watch(page);
				// Scripts come late, so that what the server sent is painted for long.
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
