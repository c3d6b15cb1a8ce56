import { alive } from '../support/alive';
import { owner } from '../support/product';
import { test } from '../support/test';
import { Visitor } from '../support/visitor';

for (const colorScheme of ['light', 'dark'] as const)
	test.describe(colorScheme, () => {
		test.use({ colorScheme });
		test('look', async ({ page }) => {
			await Visitor.on(page, owner);
			for (const width of [375, 1440]) {
				await page.setViewportSize({ width, height: 900 });
				await page.goto('/sumu');
				await page.getByText('Your password alone').waitFor();
				await alive(page);
				await page.screenshot({ path: `/tmp/look-${colorScheme}-${width}.png` });
			}
		});
	});
