import type { Page } from '@playwright/test';
import { listBlogs, listReviews, messages, ownReview } from '@sumu/contract';
import { makeConfirmedAccount, newcomer } from '../support/accounts';
import { comeBack } from '../support/return-to-tab';
import { ReviewPopup, reviewList } from '../support/review-popup';
import { expect, test } from '../support/test';
import { allProjects, ask, Visitor } from '../support/visitor';

/** Delay of the popup in the specification, in milliseconds. */
const afterOpening = 10_000;
/** Distance from the popup's time, in milliseconds; large, because the page's clock runs on meanwhile. */
const slack = 5_000;

const projectAt = async (page: Page, place: number): Promise<string> => {
	const project = (await allProjects(page.request)).at(place);
	if (!project) throw new Error('Not the demo content');
	return project._id;
};

test('the popup appears once after ten seconds, leaves the page usable and can be closed', async ({
	page,
}) => {
	await Visitor.on(page);
	await page.clock.install();
	await page.goto(`/project/${await projectAt(page, 0)}`);
	const popup = new ReviewPopup(page);
	await expect(page.getByRole('button', { name: 'Write a review' })).toBeVisible();
	await page.clock.fastForward(afterOpening - slack);
	await expect(popup.box).toBeHidden();
	await page.clock.fastForward(slack);
	await expect(popup.box).toBeVisible();
	await expect(popup.box.locator(':focus')).toHaveCount(0);
	await expect(page.locator('dialog:modal')).toHaveCount(0);
	// The page next to the popup can still be used.
	await page.getByRole('heading', { level: 1 }).click();
	await expect(popup.box).toBeVisible();
	await popup.box.getByRole('button', { name: 'Close' }).click();
	await expect(popup.box).toBeHidden();
	await expect(page.getByRole('button', { name: 'Write a review' })).toBeFocused();
	await page.reload();
	await expect(page.getByRole('button', { name: 'Write a review' })).toBeVisible();
	await page.clock.fastForward(afterOpening * 3);
	await expect(popup.box).toBeHidden();
});

test('on a phone the popup stays small until a star is chosen', async ({ page }) => {
	await page.setViewportSize({ width: 375, height: 667 });
	await Visitor.on(page);
	await page.clock.install();
	await page.goto(`/project/${await projectAt(page, 0)}`);
	await expect(page.getByRole('button', { name: 'Write a review' })).toBeVisible();
	await page.clock.fastForward(afterOpening);
	const popup = new ReviewPopup(page);
	await expect(popup.star(1)).toBeVisible();
	await expect(popup.box.getByRole('button', { name: 'Close' })).toBeVisible();
	await expect(popup.text).toBeHidden();
	const height = async () => (await popup.box.boundingBox())?.height ?? 0;
	expect(await height()).toBeLessThan(0.4 * 667);
	await popup.choose(4);
	await expect(popup.text).toBeVisible();
	await expect(popup.submit).toBeEnabled();
	expect(await height()).toBeLessThanOrEqual(0.72 * 667 + 1);
});

test('Escape closes the popup; the modal traps focus and blocks scrolling until closed', async ({
	page,
}) => {
	await Visitor.on(page);
	await page.clock.install();
	await page.goto(`/project/${await projectAt(page, 0)}`);
	const opener = page.getByRole('button', { name: 'Write a review' });
	await expect(opener).toBeVisible();
	await page.clock.fastForward(afterOpening);
	const popup = new ReviewPopup(page);
	await expect(popup.box).toBeVisible();
	const { keyboard } = page;
	await keyboard.press('Escape');
	await expect(popup.box).toBeHidden();

	await opener.press('Enter');
	await expect(page.locator('dialog:modal')).toHaveCount(1);
	await expect(popup.box).toBeFocused();
	for (const key of ['Tab', 'Shift+Tab'])
		for (let turn = 0; turn < 6; turn += 1) {
			await keyboard.press(key);
			// After the last control the focus may leave for the browser (`body`), but never for the page.
			const place = await page.evaluate(() => {
				const { activeElement: at } = document;
				return at?.closest('dialog') ? 'dialog' : at?.localName;
			});
			expect(['dialog', 'body'], `${key}, ${turn}`).toContain(place);
		}
	await opener.evaluate((button: HTMLElement) => button.focus());
	await expect(opener).not.toBeFocused();
	await popup.box.focus();
	const top = await page.evaluate(() => scrollY);
	await keyboard.press('PageDown');
	await page.mouse.move(5, 5);
	await page.mouse.wheel(0, 600);
	await page.evaluate(
		() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
	);
	expect(await page.evaluate(() => scrollY)).toBe(top);
	await keyboard.press('Escape');
	await expect(popup.box).toBeHidden();
	await expect(opener).toBeFocused();
});

test('the popup waits while another dialog is open', async ({ page }) => {
	await Visitor.on(page);
	await page.clock.install();
	await page.goto(`/project/${await projectAt(page, 0)}`);
	await page.getByRole('button', { name: 'Enlarge the picture' }).click();
	const gallery = page.getByRole('dialog').filter({ has: page.getByRole('img') });
	await expect(gallery).toBeVisible();
	const popup = new ReviewPopup(page);
	await page.clock.fastForward(afterOpening);
	await expect(popup.box).toBeHidden();
	await page.keyboard.press('Escape');
	await expect(gallery).toHaveCount(0);
	await page.clock.fastForward(2_000);
	await expect(popup.box).toBeVisible();
});

test('a review can be written and edited by keyboard alone', async ({ page }) => {
	const projectId = await projectAt(page, 1);
	const visitor = await Visitor.on(page);
	await page.goto(`/project/${projectId}`);
	await page.getByRole('button', { name: 'Write a review' }).press('Enter');
	const popup = new ReviewPopup(page);
	await expect(popup.box).toBeFocused();
	await expect(page.locator('dialog:modal')).toHaveCount(1);
	await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
	await expect(popup.submit).toBeDisabled();
	await expect(popup.text).toHaveAttribute('placeholder', 'Describe your experience..');
	const { keyboard } = page;
	await keyboard.press('Tab');
	await keyboard.press('Tab');
	await expect(popup.star(1)).toBeFocused();
	await keyboard.press('Space');
	for (let star = 1; star < 4; star += 1) await keyboard.press('ArrowRight');
	await expect(popup.star(4)).toBeChecked();
	await expect(popup.submit).toBeEnabled();
	await keyboard.press('Tab');
	await keyboard.press('Tab');
	await expect(popup.submit).toBeFocused();
	await keyboard.press('Enter');
	await expect(popup.box.getByText('please Typing Here')).toBeVisible();
	await expect(popup.text).toBeFocused();
	await keyboard.type('Fine threads');
	await keyboard.press('Tab');
	await keyboard.press('Enter');
	await expect(popup.thanks).toHaveText('Thanks for rating us!');
	await expect(popup.thanks).toBeFocused();
	const first = await visitor.call(ownReview, { query: { projectId } });
	expect(first.data).toMatchObject({ rating: 4, reviewText: 'Fine threads' });

	await expect(popup.edit).toHaveText('EDIT');
	await keyboard.press('Tab');
	await expect(popup.edit).toBeFocused();
	await keyboard.press('Enter');
	await expect(popup.star(4)).toBeChecked();
	await expect(popup.text).toHaveValue('Fine threads');
	await popup.send(5, 'Finer threads');
	await expect(popup.thanks).toBeVisible();
	const { data } = await ask(page.request, listReviews, { query: { projectId } });
	expect(data).toMatchObject([{ _id: first.data?._id, rating: 5, reviewText: 'Finer threads' }]);
});

test('a user has one review per item and can edit it after a reload', async ({ page }) => {
	const projectId = await projectAt(page, 2);
	const [post] = (await ask(page.request, listBlogs)).data;
	if (!post) throw new Error('No post');
	await Visitor.on(page);
	const popup = new ReviewPopup(page);
	for (const path of [`/project/${projectId}`, `/blog/${post._id}`]) {
		await page.goto(path);
		await popup.open();
		await popup.send(3, `Of ${path}`);
		await expect(popup.thanks).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(popup.box).toBeHidden();
		await page.reload();
		await page.getByRole('button', { name: 'Edit your review' }).click();
		await expect(popup.star(3)).toBeChecked();
		await expect(popup.text).toHaveValue(`Of ${path}`);
		await popup.send(4, `Again of ${path}`);
		await expect(popup.thanks).toBeVisible();
		await expect(reviewList(page)).toHaveCount(1);
		await expect(reviewList(page)).toContainText(`Again of ${path}`);
	}
});

test('a new review appears in other open tabs when they become visible, also on home', async ({
	page,
	browser,
}) => {
	const projectId = await projectAt(page, 3);
	const said = `Looked at again ${Date.now()}`;
	const home = await (await browser.newContext()).newPage();
	await home.goto('/');
	await home.getByRole('heading', { name: 'Testimonials' }).scrollIntoViewIfNeeded();
	const reader = await (await browser.newContext()).newPage();
	await Visitor.on(reader);
	await reader.goto(`/project/${projectId}`);
	const reviews = reader.getByRole('region', { name: 'Reviews' });
	await expect(reviews.getByText(/No (other )?reviews yet\. Be the first\./)).toBeVisible();

	await Visitor.on(page, await makeConfirmedAccount(page.request, newcomer('Rokeya Sultana')));
	await page.goto(`/project/${projectId}`);
	const popup = new ReviewPopup(page);
	await popup.open();
	await popup.send(4, said);
	await expect(popup.thanks).toBeVisible();
	for (const other of [reader, home]) await comeBack(other);
	await expect(reviews.getByText('4.0', { exact: true })).toBeVisible();
	await expect(reviews.getByRole('listitem')).toContainText(said);
	await expect(home.getByText(said).first()).toBeAttached();
	await expect.poll(async () => (await page.request.get('/')).text()).toContain(said);
	await home.context().close();
	await reader.context().close();
});

test.describe('offline for a moment', () => {
	test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

	test('a failed review shows an error, keeps its text and can be resent', async ({
		page,
		context,
	}) => {
		const projectId = await projectAt(page, 4);
		await Visitor.on(page);
		await page.goto(`/project/${projectId}`);
		const popup = new ReviewPopup(page);
		await expect(page.getByRole('button', { name: 'Write a review' })).toBeVisible();
		await context.setOffline(true);
		await popup.open();
		await popup.send(2, 'Typed offline');
		await expect(popup.box.getByRole('alert')).toContainText('What you typed is still here');
		await expect(popup.text).toHaveValue('Typed offline');
		await expect(popup.star(2)).toBeChecked();
		await context.setOffline(false);
		await popup.submit.click();
		await expect(popup.thanks).toBeVisible();
		// The location was requested again, too.
		await expect(reviewList(page)).toContainText('Dhaka Division, Bangladesh');
		await expect(page.getByText(messages.unknownLocation)).toHaveCount(0);
	});
});
