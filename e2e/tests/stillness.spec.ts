import type { APIRequestContext, Page } from '@playwright/test';
import type { SiteSetting, Skill } from '@sumu/contract';
import { expect, test } from '../support/test';
import { alive, waitForPart } from '../support/wait-for-hydration';

test.use({ reducedMotion: 'no-preference' });

const read = async (request: APIRequestContext, path: string) =>
	(await (await request.get(`/api${path}`)).json()).data;

// With reduced motion or without scripts, animated content is in its final state.
for (const [name, options] of [
	['without JavaScript', { javaScriptEnabled: false }],
	['with reduced motion', { reducedMotion: 'reduce' }],
] as const)
	test.describe(name, () => {
		test.use(options);

		test('the headline is complete', async ({ page, request }) => {
			const { ownerName, headlines }: SiteSetting = await read(request, '/site');
			const first = `${ownerName} ${headlines[0]}`;
			const shown = page.getByRole('heading', { level: 1, name: first }).locator('span').first();
			await page.goto('/');
			await page.waitForLoadState('networkidle');
			await expect(shown).toHaveText(first);
		});

		test('the statistics show their final values', async ({ page, request }) => {
			const { statistics }: SiteSetting = await read(request, '/site');
			await page.goto('/');
			const strip = page.getByRole('region', { name: 'Statistics' });
			for (const { value, label } of statistics)
				await expect(strip.locator('p', { hasText: label }).locator('xpath=../..')).toContainText(
					String(value),
				);
		});

		test('each skill bar shows its percentage', async ({ page, request }) => {
			const skills: Skill[] = await read(request, '/skills');
			await page.goto('/skills');
			for (const { skillName, percentage } of skills)
				await expect(page.getByRole('meter', { name: skillName, exact: true })).toHaveAttribute(
					'aria-valuenow',
					String(percentage),
				);
		});

		test('no content waits for a reveal animation, and every review is present', async ({
			page,
			request,
		}) => {
			await page.goto('/');
			await page.keyboard.press('End');
			await expect(page.locator('[data-reveal=waiting]')).toHaveCount(0);
			const testimonials = page.getByRole('region', { name: 'Testimonials' });
			for (const { UserName } of await read(request, '/reviews?limit=8'))
				await expect(testimonials.getByText(UserName).first()).toBeAttached();
		});
	});

test.describe('a headline with reduced motion', () => {
	test.use({ reducedMotion: 'reduce' });

	test('shows only its first text', async ({ page, request }) => {
		const { ownerName, headlines }: SiteSetting = await read(request, '/site');
		const first = `${ownerName} ${headlines[0]}`;
		await page.clock.install();
		await page.goto('/');
		await alive(page);
		// The script that types has loaded.
		await page.waitForLoadState('networkidle');
		const seen = await page.getByRole('heading', { level: 1 }).evaluateHandle((heading) => {
			const text = () => heading.textContent?.replaceAll(/\s+/g, ' ');
			const texts = new Set([text()]);
			const look = () => texts.add(text());
			new MutationObserver(look).observe(heading, {
				subtree: true,
				characterData: true,
				childList: true,
			});
			return texts;
		});
		// Longer than it takes to type, show and delete a headline.
		await page.clock.runFor(10_000);
		expect(await seen.evaluate((texts) => [...texts])).toEqual([first]);
	});
});

/** Returns the cover of the hero while it is woven, and the names of all CSS animations on the page. */
const cloth = (page: Page) =>
	page.evaluate(() => {
		const hero = document.querySelector('[data-weave]');
		return {
			cover: hero && getComputedStyle(hero, '::after').content,
			moving: document
				.getAnimations()
				.flatMap((one) => (one instanceof CSSAnimation ? one.animationName : [])),
		};
	});

test.describe('the weaving animation', () => {
	const weaving = ['withdraw', 'cover', 'shuttle', 'pull'];

	for (const [name, options] of [
		['with reduced motion', { reducedMotion: 'reduce' }],
		[
			'with reduced motion and without JavaScript',
			{
				reducedMotion: 'reduce',
				javaScriptEnabled: false,
			},
		],
	] as const)
		test.describe(name, () => {
			test.use(options);

			test('shows the finished pattern immediately', async ({ page }) => {
				for (const path of ['/', '/skills']) {
					await page.goto(path);
					const { cover, moving } = await cloth(page);
					expect(cover ?? 'none').toBe('none');
					const hem = page.locator('[data-hem]');
					expect(await hem.evaluate((node) => getComputedStyle(node).clipPath)).toBe('none');
					expect(moving.filter((one) => weaving.includes(one))).toEqual([]);
				}
			});
		});

	test('plays once over the hero picture and is not printed', async ({ page }) => {
		await page.goto('/');
		const hero = page.locator('[data-weave]');
		const visibility = () => hero.evaluate((node) => getComputedStyle(node, '::after').visibility);
		await expect.poll(visibility).toBe('hidden');
		expect((await cloth(page)).moving).toContain('withdraw');
		await page.emulateMedia({ media: 'print' });
		expect((await cloth(page)).cover).toBe('none');
		await page.emulateMedia({ media: null });
		await alive(page);
		await page
			.getByRole('navigation', { name: 'Main' })
			.getByRole('link', { name: 'Contact' })
			.click();
		await expect(page).toHaveURL('/contact');
		await page.goBack();
		await expect(page.locator('main picture').first()).toBeVisible();
		await expect(hero).toHaveCount(0);
	});

	test('covers the hero picture for at most 1.2 s, even below the screen', async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 420 });
		await page.goto('/');
		const visibility = () =>
			page.locator('[data-weave]').evaluate((node) => getComputedStyle(node, '::after').visibility);
		await expect.poll(visibility).toBe('hidden');
		const ends = await page.evaluate(() =>
			document.getAnimations().flatMap((one) => {
				if (!(one instanceof CSSAnimation) || one.animationName !== 'withdraw') return [];
				return [Number(one.effect?.getComputedTiming().endTime)];
			}),
		);
		expect(ends).toHaveLength(1);
		for (const end of ends) expect(end).toBeLessThanOrEqual(1200);
	});

	test('leaves the hero picture uncovered if animations are disabled', async ({ page }) => {
		await page.addInitScript(() => {
			const sheet = new CSSStyleSheet();
			sheet.replaceSync('*, *::before, *::after { animation: none !important }');
			document.adoptedStyleSheets = [sheet];
		});
		await page.goto('/');
		const hero = page.locator('[data-weave]');
		await expect(hero).toHaveCount(1);
		expect(await hero.evaluate((node) => getComputedStyle(node, '::after').visibility)).toBe(
			'hidden',
		);
	});

	test('plays without JavaScript', async ({ browser }) => {
		const page = await browser.newPage({ javaScriptEnabled: false });
		await page.goto('/');
		const hero = page.locator('[data-weave]');
		await expect
			.poll(() => hero.evaluate((node) => getComputedStyle(node, '::after').visibility))
			.toBe('hidden');
		await page.close();
	});

	test('of the border follows the scroll position', async ({ page }) => {
		await page.goto('/contact');
		await alive(page);
		const hem = page.locator('[data-hem]');
		const cut = () => hem.evaluate((node) => getComputedStyle(node).clipPath);
		const top = await hem.evaluate((node) => node.getBoundingClientRect().top - innerHeight);
		await page.evaluate((by) => scrollBy(0, by), top + 140);
		await expect.poll(cut).toMatch(/inset\(0px [1-9]\d(\.\d+)?%/);
		await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
		await expect.poll(cut).toBe('none');
	});
});

test('with motion, content below is revealed on scroll, and bars have their values', async ({
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

declare global {
	interface Window {
		/** Values that each figure has shown on screen, frame by frame. */
		shownFigures?: Map<Element, number[]>;
	}
}

/** Records the values of figures and bars (in percent) while they are on screen, from the first frame on. */
const recordFigures = (page: Page) =>
	page.addInitScript(() => {
		const shown = new Map<Element, number[]>();
		window.shownFigures = shown;
		const readValue = (figure: Element) => {
			const bar = figure.matches('[role=meter]') && figure.firstElementChild;
			if (!bar) return /^\d+$/.test(figure.textContent) ? Number(figure.textContent) : undefined;
			const part = bar.getBoundingClientRect().width / figure.getBoundingClientRect().width;
			return Math.round(part * 100);
		};
		const look = () => {
			for (const figure of document.querySelectorAll('#statistics p, [role=meter]')) {
				const { top, bottom } = figure.getBoundingClientRect();
				const value = bottom > 0 && top < innerHeight ? readValue(figure) : undefined;
				if (value === undefined) continue;
				const values = shown.get(figure) ?? [];
				if (values.at(-1) !== value) values.push(value);
				shown.set(figure, values);
			}
			requestAnimationFrame(look);
		};
		requestAnimationFrame(look);
	});

const readShownFigures = (page: Page) =>
	page.evaluate(() => [...(window.shownFigures?.values() ?? [])]);

test('figures on screen only count up, never down', async ({ page }) => {
	await recordFigures(page);
	for (const [path, region] of [
		['/', '#statistics'],
		['/skills', '#tools'],
	] as const) {
		await page.goto(path);
		await alive(page);
		await page.waitForLoadState('networkidle');
		const last = page.locator(region);
		// A figure on screen at hydration keeps its value.
		await waitForPart(last);
		await expect(async () => {
			await page.mouse.wheel(0, 400);
			await expect(last).toBeInViewport({ timeout: 50 });
		}).toPass({ intervals: [50] });
		await expect
			.poll(async () => (await readShownFigures(page)).some((values) => values.length > 3), path)
			.toBe(true);
		for (const values of await readShownFigures(page))
			expect.soft(values, path).toEqual(values.toSorted((one, other) => one - other));
	}
});

test('figures on screen from the start are not animated', async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 6000 });
	await recordFigures(page);
	for (const path of ['/', '/skills']) {
		await page.goto(path);
		await alive(page);
		await page.waitForLoadState('networkidle');
		const figures = await readShownFigures(page);
		expect(figures.length).toBeGreaterThan(2);
		for (const values of figures) expect.soft(values, path).toHaveLength(1);
	}
});
