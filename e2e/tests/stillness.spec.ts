import type { APIRequestContext } from '@playwright/test';
import type { SiteSetting, Skill } from '@sumu/contract';
import { alive } from '../support/alive';
import { expect, test } from '../support/test';

const read = async (request: APIRequestContext, path: string) =>
	(await (await request.get(`/api${path}`)).json()).data;

// What moves for others is there at its end for those who want no motion or run no scripts.
for (const [name, options] of [
	['without JavaScript', { javaScriptEnabled: false }],
	['with reduced motion', { contextOptions: { reducedMotion: 'reduce' as const } }],
] as const)
	test.describe(name, () => {
		test.use(options);

		test('the headline is whole', async ({ page, request }) => {
			const { ownerName, headlines }: SiteSetting = await read(request, '/site');
			const first = `${ownerName} ${headlines[0]}`;
			const shown = page.getByRole('heading', { level: 1, name: first }).locator('span').first();
			await page.goto('/');
			await page.waitForLoadState('networkidle');
			await expect(shown).toHaveText(first);
		});

		test('the figures are counted', async ({ page, request }) => {
			const { statistics }: SiteSetting = await read(request, '/site');
			await page.goto('/');
			const strip = page.getByRole('region', { name: 'Statistics' });
			for (const { value, label } of statistics)
				await expect(strip.locator('p', { hasText: label }).locator('xpath=../..')).toContainText(
					String(value),
				);
		});

		test('each bar stands at its skill’s figure', async ({ page, request }) => {
			const skills: Skill[] = await read(request, '/skills');
			await page.goto('/skills');
			for (const { skillName, percentage } of skills)
				await expect(page.getByRole('meter', { name: skillName, exact: true })).toHaveAttribute(
					'aria-valuenow',
					String(percentage),
				);
		});

		test('nothing waits to be revealed, and every review is there', async ({ page, request }) => {
			await page.goto('/');
			await page.keyboard.press('End');
			await expect(page.locator('[data-reveal=waiting]')).toHaveCount(0);
			const testimonials = page.getByRole('region', { name: 'Testimonials' });
			for (const { UserName } of await read(request, '/reviews?limit=8'))
				await expect(testimonials.getByText(UserName).first()).toBeAttached();
		});
	});

test.describe('a headline with reduced motion', () => {
	test.use({ contextOptions: { reducedMotion: 'reduce' } });

	test('is typed no further', async ({ page, request }) => {
		const { ownerName, headlines }: SiteSetting = await read(request, '/site');
		const first = `${ownerName} ${headlines[0]}`;
		await page.clock.install();
		await page.goto('/');
		await alive(page);
		// What would type has come.
		await page.waitForLoadState('networkidle');
		const seen = await page.getByRole('heading', { level: 1 }).evaluateHandle((heading) => {
			const texts = new Set([heading.textContent]);
			const look = () => texts.add(heading.textContent);
			new MutationObserver(look).observe(heading, {
				subtree: true,
				characterData: true,
				childList: true,
			});
			return texts;
		});
		// Longer than a headline is typed, read and deleted.
		await page.clock.runFor(10_000);
		expect(await seen.evaluate((texts) => [...texts])).toEqual([first]);
	});
});

test('with motion, what is below rises into view and bars rise to their figures', async ({
	page,
	request,
}) => {
	const [skill]: Skill[] = await read(request, '/skills');
	if (!skill) throw new Error('There are no skills');
	await page.goto('/skills');
	await alive(page);
	const bar = page.getByRole('meter', { name: skill.skillName, exact: true });
	await expect(bar).toHaveAttribute('aria-valuenow', String(skill.percentage));
	await page.goto('/');
	await alive(page);
	const waiting = page.locator('[data-reveal=waiting]');
	await expect(async () => {
		await page.mouse.wheel(0, 10);
		await expect(waiting.first()).toBeAttached({ timeout: 500 });
	}).toPass();
	await expect(async () => {
		await page.evaluate(() => document.querySelector('[data-reveal=waiting]')?.scrollIntoView());
		await expect(waiting).toHaveCount(0, { timeout: 100 });
	}).toPass({ intervals: [100] });
});
