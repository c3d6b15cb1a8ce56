import type { Page } from '@playwright/test';
import { messages, ownReview } from '@sumu/contract';
import { ReviewPopup, reviewList } from '../support/review-popup';
import { expect, test } from '../support/test';
import { allProjects, Visitor } from '../support/visitor';
import { at, thirdParties } from '../third-parties/addresses';
import type { Mood } from '../third-parties/location-services';

/** Maximum time that a review waits for its location, in milliseconds. */
const timeoutMs = 2_000;
/** Allowance for a slow machine, in milliseconds. */
const slack = 1_500;
const submitPath = '/api/review/add-review';

async function locationIs(mood: Mood) {
	const response = await fetch(`${at(thirdParties.location)}/mood`, { method: 'PUT', body: mood });
	expect(response.status).toBe(200);
}

/** Records the time of each click, in the page's clock. */
const recordClicks = (page: Page) =>
	page.addInitScript(() =>
		addEventListener(
			'click',
			({ timeStamp }) => performance.mark('click', { startTime: timeStamp }),
			true,
		),
	);

/** Returns the milliseconds from the last click until the review was sent, measured in the page. */
const measureDelay = (page: Page) =>
	page.evaluate((path) => {
		const sent = performance
			.getEntriesByType('resource')
			.find(({ name }) => new URL(name).pathname === path);
		const clicked = performance.getEntriesByName('click').at(-1);
		return sent && clicked ? sent.startTime - clicked.startTime : Number.NaN;
	}, submitPath);

test.afterEach(() => locationIs('fast'));

for (const { mood, place, stored } of [
	{ mood: 'fast', place: 'Dhaka Division, Bangladesh', stored: ['Dhaka Division', 'BD'] },
	{ mood: 'regionless', place: 'Dhaka, Bangladesh', stored: ['Dhaka', 'BD'] },
	{ mood: 'slow', place: messages.unknownLocation, stored: [null, null] },
	{ mood: 'failing', place: messages.unknownLocation, stored: [null, null] },
	{ mood: 'absent', place: messages.unknownLocation, stored: [null, null] },
] as const)
	test(`with ${mood} location services a review shows ${place} and is sent in time`, async ({
		page,
	}) => {
		const [project] = (await allProjects(page.request)).slice(5);
		if (!project) throw new Error('Not the demo content');
		await locationIs(mood);
		const visitor = await Visitor.on(page);
		await recordClicks(page);
		await page.goto(`/project/${project._id}`);
		const popup = new ReviewPopup(page);
		await popup.open();
		await popup.choose(5);
		await popup.text.fill(`From where it is ${mood}`);
		await popup.submit.click();
		await expect(popup.thanks).toBeVisible();
		await expect.poll(() => measureDelay(page)).toBeGreaterThan(0);
		expect(await measureDelay(page)).toBeLessThan(timeoutMs + slack);
		const own = reviewList(page).filter({ hasText: `From where it is ${mood}` });
		await expect(own).toContainText(place);
		const { data } = await visitor.call(ownReview, { query: { projectId: project._id } });
		expect([data?.userCity, data?.location.country]).toEqual(stored);
	});
