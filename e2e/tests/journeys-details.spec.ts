import type { Page } from '@playwright/test';
import { listBlogs, messages, type Project } from '@sumu/contract';
import { makeConfirmedAccount, newcomer } from '../support/accounts';
import { expect, test } from '../support/test';
import { allProjects, ask, Visitor } from '../support/visitor';
import { alive, hydrated } from '../support/wait-for-hydration';

/**
 * Runs in the browser: records the animations of each view transition, or why it was skipped, on the `html` element.
 */
function noteTransitions() {
	const start = document.startViewTransition.bind(document);
	document.startViewTransition = (update) => {
		const transition = start(update);
		const moved = () => {
			const named = document.getAnimations().filter((one) => one instanceof CSSAnimation);
			return named.map(({ animationName, effect }) => {
				const pseudo = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
				return `${pseudo} ${animationName}`;
			});
		};
		const note = (text: string) => document.documentElement.setAttribute('data-moved', text);
		transition.ready.then(
			() => note(moved().join()),
			(error) => note(String(error)),
		);
		return transition;
	};
}

/** Turns on motion and records the view transitions of later pages. */
async function moving(page: Page) {
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	await page.addInitScript(noteTransitions);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function projectWhere(page: Page, fits: (project: Project) => boolean): Promise<Project> {
	const project = (await allProjects(page.request)).find(fits);
	if (!project) throw new Error('No such project');
	return project;
}

test('a project shows its features, price, delivery, live links and contact link', async ({
	page,
}) => {
	const project = await projectWhere(page, ({ projectPrice }) => Number(projectPrice) > 0);
	await Visitor.on(page);
	await page.goto(`/project/${project._id}`);
	await expect(heading(page)).toHaveText(project.projectsName);
	await expect(page.getByRole('list', { name: 'Features' }).getByRole('listitem')).toHaveText([
		project.frontend,
		project.backend,
		'Fully Responsive',
		project.projectTheme,
		...project.projectFeature,
	]);
	await expect(page.getByText(`$_${project.projectPrice}`, { exact: true })).toBeVisible();
	await expect(
		page.getByText(`${project.projectDelivery} Delivery`, { exact: true }),
	).toBeVisible();
	await expect(page.getByText(project.projectsDescription)).toBeVisible();
	for (const name of ['Live site', `Live site of ${project.projectsName}`]) {
		const link = page.getByRole('link', { name, exact: true });
		await expect(link).toHaveAttribute('href', project.projectsLiveLink);
		await expect(link).toHaveAttribute('target', '_blank');
	}
	await expect(page.getByRole('button', { name: 'Add to card', exact: true })).toBeVisible();
	await page.getByRole('link', { name: 'Contact Now' }).click();
	await expect(page).toHaveURL(/\/contact\?projects=\w+$/);
});

test('a project with price 0 is shown as free', async ({ page }) => {
	const project = await projectWhere(page, ({ projectPrice }) => projectPrice === 0);
	await Visitor.on(page);
	await page.goto(`/project/${project._id}`);
	await expect(page.locator('main').getByText('Free', { exact: true }).first()).toBeVisible();
	await expect(page.getByText('$_0')).toHaveCount(0);
});

test('related projects are linked and exclude the current one', async ({ page }) => {
	const project = await projectWhere(page, ({ category }) => category !== null);
	await Visitor.on(page);
	await page.goto(`/project/${project._id}`);
	const related = page.getByRole('region', { name: 'Related projects' });
	const names = related.getByRole('heading', { level: 3 });
	await expect(names).toHaveCount(3);
	await expect(names.filter({ hasText: project.projectsName })).toHaveCount(0);
	const next = await names.first().textContent();
	await names.first().getByRole('link').click();
	await expect(heading(page)).toHaveText(next ?? '');
	await expect(page).toHaveURL(/\/project\/[\w-]+$/);
});

test('a project shows its reviews and their average', async ({ page, browser }) => {
	const [project] = (await allProjects(page.request)).toReversed();
	if (!project) throw new Error('No project');
	for (const [name, rating] of [
		['Farhana Karim', 5],
		['Tom Hartley', 2],
	] as const) {
		const context = await browser.newContext();
		const account = await makeConfirmedAccount(context.request, newcomer(name));
		const other = await Visitor.on(await context.newPage(), account);
		await other.review({ projectId: project._id, rating, reviewText: `${name} was here` });
		await context.close();
	}
	await Visitor.on(page);
	await page.goto(`/project/${project._id}`);
	const reviews = page.getByRole('region', { name: 'Reviews' });
	await expect(reviews.getByText('3.5', { exact: true })).toBeVisible();
	await expect(reviews.getByText('2 reviews')).toBeVisible();
	await expect(reviews.getByRole('listitem')).toHaveText([/Tom Hartley/, /Farhana Karim/]);
});

test('the picture viewer opens, zooms by keyboard and restores focus', async ({ page }) => {
	const project = await projectWhere(page, ({ picture }) => picture !== null);
	await Visitor.on(page);
	await page.goto(`/project/${project._id}`);
	const opener = page.getByRole('button', { name: 'Enlarge the picture' });
	await opener.press('Enter');
	const gallery = page.getByRole('dialog', { name: project.projectsName });
	const image = gallery.getByRole('img');
	await expect(image).toBeVisible();
	const width = async () => (await image.boundingBox())?.width ?? 0;
	const whole = await width();
	await page.keyboard.press('+');
	await expect.poll(width).toBeGreaterThan(whole * 2);
	await page.keyboard.press('-');
	await expect.poll(width).toBe(whole);
	await page.keyboard.press('Escape');
	await expect(gallery).toHaveCount(0);
	await expect(opener).toBeFocused();
});

test('a post shows its topic, author, date, picture, text and related posts', async ({ page }) => {
	const { data } = await ask(page.request, listBlogs);
	const post = data.at(-1);
	if (!post) throw new Error('No post');
	await Visitor.on(page);
	await page.goto(`/blog/${post._id}`);
	await expect(heading(page)).toHaveText(post.topic);
	const main = page.locator('main');
	await expect(main.getByRole('definition').filter({ hasText: post.author })).toBeVisible();
	await expect(main.locator(`time[datetime="${post.date}"]`).first()).toBeVisible();
	await expect(main.getByRole('img').first()).toBeVisible();
	await expect(main.getByRole('article').first()).toContainText(post.excerpt.slice(0, 60));
	const related = page.getByRole('region', { name: 'More to read' });
	await expect(related.getByRole('article')).toHaveCount(3);
	await expect(related.getByText(post.topic)).toHaveCount(0);
	await expect(page.getByRole('region', { name: 'Reviews' })).toBeVisible();
});

for (const { list, item } of [
	{ list: '/projects/page=1', item: /\/(project\/[\w-]+)$/ },
	{ list: '/blogs/page=1', item: /\/(blog\/[\w-]+)$/ },
])
	test(`on ${list}, a view transition animates a card’s picture to its page and back`, async ({
		page,
	}) => {
		await moving(page);
		await Visitor.on(page);
		await page.goto(list);
		await alive(page);
		const card = page.locator('main article').nth(1);
		const link = card.getByRole('link').first();
		await link.click();
		await expect(page).toHaveURL(item);
		const [, path] = item.exec(page.url()) ?? [];
		const { _id: id } = (await (await page.request.get(`/api/${path}`)).json()).data;
		const html = page.locator('html');
		const isRewoven = () =>
			expect(html).toHaveAttribute(
				'data-moved',
				new RegExp(`::view-transition-new\\(cover-${id}\\) reweave`),
			);
		await isRewoven();
		await expect(page.getByRole('region', { name: 'Reviews' })).toBeVisible();
		await html.evaluate((element) => element.removeAttribute('data-moved'));
		await page.goBack();
		await expect(page).toHaveURL(list);
		await expect(card).toBeVisible();
		await isRewoven();
	});

const grown = (page: Page, id: string) =>
	expect(page.locator('html')).toHaveAttribute(
		'data-moved',
		new RegExp(`::view-transition-new\\(cover-${id}\\) reweave`),
		{ timeout: 5_000 },
	);

test('a view transition animates the followed cover, from home and from neighbour links', async ({
	page,
}) => {
	await moving(page);
	await Visitor.on(page);
	const [newest, second] = await allProjects(page.request);
	if (!newest || !second) throw new Error('There are no projects');
	const strip = page.getByRole('list', { name: 'Newest projects' });
	const cards = page.getByRole('region', { name: 'Latest Projects' }).getByRole('article');
	// Chromium skips a transition if its page takes four seconds, which happens on a busy machine.
	for (const place of [strip, cards])
		await expect(async () => {
			await page.goto('/');
			await alive(page);
			const link = place.getByRole('link', { name: newest.projectsName }).first();
			await hydrated(link);
			await link.click();
			await expect(heading(page)).toHaveText(newest.projectsName);
			await grown(page, newest._id);
		}).toPass({ timeout: 60_000 });
	const newestPage = page.url();
	await expect(async () => {
		await page.goto(newestPage);
		await alive(page);
		const link = page
			.getByRole('navigation', { name: 'Other projects' })
			.getByRole('link', { name: second.projectsName });
		await hydrated(link);
		await link.click();
		await expect(heading(page)).toHaveText(second.projectsName);
		await grown(page, second._id);
	}).toPass({ timeout: 60_000 });
});

test('a cover rests where its transition ended', async ({ page }) => {
	await moving(page);
	await Visitor.on(page);
	await page.addInitScript(() => {
		const start = document.startViewTransition.bind(document);
		document.startViewTransition = (update) => {
			const transition = start(update);
			void transition.ready.then(() => {
				const cover = document.querySelector('main a[aria-label^="Live site of"]');
				document.documentElement.dataset.landed = JSON.stringify(cover?.getBoundingClientRect());
			});
			return transition;
		};
	});
	await page.goto('/projects/page=1');
	await alive(page);
	const card = page.locator('main article').first().getByRole('link').first();
	await hydrated(card);
	await card.click();
	await expect(page).toHaveURL(/\/project\//);
	const html = page.locator('html');
	await expect(html).toHaveAttribute('data-landed', /"y":\d/);
	await expect(page.getByRole('region', { name: 'Reviews' })).toBeAttached();
	await page.waitForLoadState('networkidle');
	const landed = JSON.parse((await html.getAttribute('data-landed')) ?? '');
	const atRest = await page.locator('main a[aria-label^="Live site of"]').boundingBox();
	for (const side of ['x', 'y', 'width', 'height'] as const)
		expect(Math.abs((atRest?.[side] ?? 0) - landed[side])).toBeLessThanOrEqual(2);
});

test('a switch of the theme dyes the page row by row, with reduced motion at once', async ({
	page,
}) => {
	await moving(page);
	await page.goto('/');
	await alive(page);
	const html = page.locator('html');
	await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
	await expect(html).toHaveAttribute('data-moved', /::view-transition-new\(root\) reweave/);
	await expect(html).toHaveClass(/dark/);
	await expect(html).not.toHaveAttribute('data-dye');
	await html.evaluate((element) => element.removeAttribute('data-moved'));
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.getByRole('button', { name: 'Switch to the light theme' }).click();
	await expect(html).toHaveClass(/light/);
	expect(await html.getAttribute('data-moved')).toBeNull();
});

/** Pauses all view transitions at their start, until the returned style is removed. */
const holdTransitions = (page: Page) =>
	page.addStyleTag({
		content:
			'::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation-play-state: paused !important }',
	});

/** Waits for a number of frames. */
const painted = (page: Page, frames: number) =>
	page.evaluate(async (frames) => {
		for (let left = frames; left > 0; left -= 1) await new Promise(requestAnimationFrame);
	}, frames);

test('data that arrives during a view transition is rendered after it', async ({ page }) => {
	await moving(page);
	await Visitor.on(page);
	await page.goto('/projects/page=1');
	await alive(page);
	const held = await holdTransitions(page);
	const answered = ['reviews', 'project'].map((path) =>
		page.waitForResponse((response) => response.url().includes(`/api/${path}`)),
	);
	await page.locator('main article').nth(1).getByRole('link').first().click();
	await expect(page.locator('html')).toHaveAttribute('data-moved', /reweave/);
	for (const response of answered) await (await response).finished();
	await painted(page, 30);
	const reviews = page.locator('#reviews [aria-busy]');
	await expect(reviews).toHaveAttribute('aria-busy', 'true');
	await held.evaluate((style) => style.parentNode?.removeChild(style));
	await expect(reviews).toHaveAttribute('aria-busy', 'false');
});

test('reduced motion disables the view transition', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.addInitScript(noteTransitions);
	await Visitor.on(page);
	await page.goto('/projects/page=1');
	await alive(page);
	await page.locator('main article').nth(1).getByRole('link').first().click();
	await expect(page).toHaveURL(/\/project\//);
	const html = page.locator('html');
	await expect(html).toHaveAttribute('data-moved', /^/);
	await expect(html).not.toHaveAttribute('data-moved', /view-transition/);
});

test.describe('missing pages', () => {
	test.use({ expectedErrors: [/404/] });
	for (const path of ['/project/nothing', '/blog/nothing'])
		test(`${path} shows the 404 page`, async ({ page }) => {
			await Visitor.on(page);
			await page.goto(path);
			await expect(heading(page)).toHaveText(messages.notFound);
		});
});
