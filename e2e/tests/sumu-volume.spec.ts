import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { signInAsOwner } from '../support/accounts';
import { expectNoViolations } from '../support/axe';
import { startEmpty } from '../support/empty-product';
import { counts, fillVolume, volume } from '../support/fill-volume';
import { OwnerApi } from '../support/owner';
import { secondPorts, startSecond } from '../support/second-product';
import { test } from '../support/test';

const MAX_TABS = 200;

/** The owner’s hand on the mouse, with its clicks counted, or on the keyboard alone. */
interface Hand {
	readonly press: (target: Locator) => Promise<void>;
	readonly choose: (select: Locator, label: string) => Promise<void>;
	readonly tick: (box: Locator) => Promise<void>;
	readonly type: (field: Locator, text: string) => Promise<void>;
	readonly count: () => number;
}

function createMouse(page: Page): Hand {
	let clicks = 0;
	const click = async (target: Locator) => {
		clicks += 1;
		await target.click();
	};
	return {
		press: click,
		tick: click,
		async choose(select, label) {
			// One click opens the choices, another one takes one.
			clicks += 2;
			await select.selectOption({ label });
		},
		async type(field, text) {
			if (!(await field.evaluate((element) => element === document.activeElement)))
				await click(field);
			await page.keyboard.type(text);
		},
		count: () => clicks,
	};
}

function createKeyboard(page: Page): Hand {
	/** Moves the focus with Tab alone; a target that Tab does not reach fails. */
	const reach = async (target: Locator) => {
		await expect(target).toBeVisible();
		for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
			if (await target.evaluate((element) => element === document.activeElement)) return;
			await page.keyboard.press('Tab');
		}
		throw new Error(`Tab does not reach ${target}`);
	};
	const pressKey = (key: string) => async (target: Locator) => {
		await reach(target);
		await page.keyboard.press(key);
	};
	return {
		press: pressKey('Enter'),
		tick: pressKey('Space'),
		async choose(select, label) {
			await reach(select);
			// In a closed select box letters choose the option that begins with them.
			await page.keyboard.type(label);
			await expect(select.locator('option:checked')).toHaveText(label);
		},
		async type(field, text) {
			await reach(field);
			await page.keyboard.type(text);
		},
		count: () => 0,
	};
}

interface Task {
	readonly maxClicks: number;
	readonly start: string;
	/** `round` makes the values of the second round different from those of the first. */
	readonly run: (page: Page, hand: Hand, round: number) => Promise<void>;
	/** Undoes the changes of the first round. */
	readonly prepare: (api: OwnerApi) => Promise<void>;
}

const wholePage = (page: Page) =>
	page.getByRole('checkbox', { name: /^Select all .* on this page$/ });
const everything = (page: Page) => page.getByRole('button', { name: /^Select all \d/ });
const search = (page: Page) => page.getByRole('main').getByRole('searchbox');
const button = (page: Page, name: string | RegExp) =>
	page.getByRole('main').getByRole('button', { name, exact: typeof name === 'string' });

async function find(page: Page, hand: Hand, text: string, found: string | RegExp) {
	await hand.type(search(page), text);
	await expect(page.getByText(found)).toBeVisible();
	// The rows of the search have replaced the earlier ones.
	await expect(page.getByRole('table')).not.toHaveAttribute('aria-busy', 'true');
}

async function changeInBulk(api: OwnerApi, kind: string, body: object) {
	await api.call('post', `/${kind}/bulk`, body);
}

async function unpublish(api: OwnerApi, kind: string, path: string, text: string) {
	const { ids } = await api.find(path, text);
	if (ids.length > 0) await changeInBulk(api, kind, { action: 'unpublish', ids });
}

const waitingIds = Array.from(
	{ length: volume.waitingReviews },
	(_, number) => `revi${String(number * 10).padStart(20, '0')}`,
);

const tasks: Readonly<Record<string, Task>> = {
	'approves 40 reviews': {
		maxClicks: 4,
		start: '/sumu',
		prepare: (api) => changeInBulk(api, 'review', { action: 'unpublish', ids: waitingIds }),
		async run(page, hand) {
			await hand.press(page.getByRole('main').getByRole('link', { name: 'Review', exact: true }));
			await expect(page.getByText('40 reviews', { exact: true })).toBeVisible();
			await hand.tick(wholePage(page));
			await hand.press(everything(page));
			await hand.press(button(page, 'Approve'));
			await expect(page.getByText('40 reviews', { exact: true })).toHaveCount(0);
		},
	},
	'publishes 12 drafts': {
		maxClicks: 4,
		start: '/sumu/manage-blogs',
		prepare: (api) => unpublish(api, 'blog', '/blog', 'Unfinished'),
		async run(page, hand) {
			await hand.choose(page.getByRole('combobox', { name: 'Status' }), 'Draft');
			await expect(page.getByText('12 posts', { exact: true })).toBeVisible();
			await hand.tick(wholePage(page));
			await hand.press(button(page, 'Publish'));
			await expect(page.getByText('12 posts', { exact: true })).toHaveCount(0);
		},
	},
	'gives 30 posts a tag': {
		maxClicks: 5,
		start: '/sumu/manage-blogs',
		prepare: async () => {},
		async run(page, hand, round) {
			await find(page, hand, 'Retagged', '30 posts');
			await hand.tick(wholePage(page));
			await hand.press(everything(page));
			await hand.press(button(page, 'Change…'));
			await hand.press(button(page, 'Add a tag'));
			await page.keyboard.type(`loom${round}`);
			await page.keyboard.press('Enter');
			await expect(page.getByRole('alert').getByText(/^30 /)).toBeVisible();
		},
	},
	'sets the price of 10 projects': {
		maxClicks: 5,
		start: '/sumu/manage-projects',
		prepare: async () => {},
		async run(page, hand, round) {
			await find(page, hand, 'Priced', '10 projects');
			await hand.tick(wholePage(page));
			await hand.press(button(page, 'Change…'));
			await hand.press(button(page, 'Set the price'));
			await page.keyboard.type(String(1200 + round));
			await page.keyboard.press('Enter');
			await expect(page.getByRole('alert').getByText(/^10 /)).toBeVisible();
		},
	},
	'moves project 400 to the top': {
		maxClicks: 3,
		start: '/sumu/order-projects',
		prepare: async (api) => {
			await api.call('put', '/projects/order', { move: 'proj00000000000000000400', position: 400 });
		},
		async run(page, hand) {
			const field = page.getByRole('searchbox', { name: 'Search projects' });
			await hand.type(field, 'Project 400');
			await hand.press(
				page.getByRole('button', { name: 'More actions for Project 400', exact: true }),
			);
			// The menu moves the focus to its first item.
			await hand.press(page.getByRole('menuitem', { name: 'Move Project 400 to top' }));
			await expect(page.getByLabel('Position of Project 400')).toHaveValue('1');
		},
	},
	'finds one message by two words in different fields': {
		maxClicks: 1,
		start: '/sumu/inbox',
		prepare: async () => {},
		async run(page, hand) {
			const { number, word } = volume.message;
			await find(page, hand, `${word} ${number}`, '1 message');
			await expect(page.getByRole('link', { name: `Shop ${number}` })).toBeVisible();
		},
	},
	'restores 20 deleted messages': {
		maxClicks: 3,
		start: '/sumu/inbox',
		prepare: async (api) => {
			const { ids } = await api.find('/messages', 'Nadia');
			await changeInBulk(api, 'message', {
				action: 'delete',
				ids: ids.slice(0, volume.deletedMessages),
			});
		},
		async run(page, hand) {
			await hand.press(page.getByRole('main').getByRole('link', { name: 'Open the trash' }));
			await hand.tick(page.getByRole('checkbox', { name: 'Select everything on this page' }));
			await hand.press(button(page, 'Restore 20'));
			await expect(page.getByText('There are no messages in the trash.')).toBeVisible();
		},
	},
	'uses a picture again': {
		maxClicks: 3,
		start: '/sumu/blog-update/post00000000000000002999',
		prepare: async () => {},
		async run(page, hand) {
			await hand.press(button(page, 'Choose from library').first());
			const panel = page.getByRole('dialog');
			await hand.press(panel.getByRole('button', { name: /reader/ }).first());
			await expect(panel).toHaveCount(0);
			await hand.press(button(page, /^Update/).first());
			await expect(page.getByText(/^(Saved|Updated|Your .* updated)/i).first()).toBeVisible();
		},
	},
};

test.describe('a site with thousands of entries', { tag: '@nightly' }, () => {
	test.use({
		// All entries show a picture whose file does not exist.
		expectedErrors: [/status of 404/],
		baseURL: `http://localhost:${secondPorts.site}`,
		viewport: { width: 1440, height: 900 },
	});

	let product: { stop: () => Promise<void> };
	test.beforeAll(async () => {
		const empty = await startEmpty();
		await empty.stop();
		await fillVolume(empty.variables);
		product = await startSecond('empty', empty.variables);
	});
	test.beforeAll(async ({ request }) => {
		const api = await OwnerApi.signIn(request);
		const buffer = await readFile('../cms/demo/pictures/boi-mela-reader.webp');
		await api.upload({ name: 'reader.webp', mimeType: 'image/webp', buffer });
		const { total } = await api.find('/blog', '');
		expect(total).toBe(counts.posts);
	});
	test.afterAll(() => product.stop());

	for (const [name, task] of Object.entries(tasks)) {
		test(`the owner ${name} within ${task.maxClicks} click${task.maxClicks === 1 ? '' : 's'}`, async ({
			page,
			request,
		}) => {
			const api = await OwnerApi.signIn(request);
			await task.prepare(api);
			await signInAsOwner(page);
			await page.goto(task.start);
			const mouse = createMouse(page);
			await task.run(page, mouse, 1);
			expect(mouse.count()).toBeLessThanOrEqual(task.maxClicks);
			await expectNoViolations(page);
		});

		test(`the owner ${name} with the keyboard alone`, async ({ page, request }) => {
			await task.prepare(await OwnerApi.signIn(request));
			await signInAsOwner(page);
			await page.goto(task.start);
			await task.run(page, createKeyboard(page), 2);
		});
	}
});
