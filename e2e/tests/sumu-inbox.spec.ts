import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { signInAsOwner } from '../support/accounts';
import { expectNoViolations } from '../support/axe';
import { noNoticeWaits } from '../support/cms-clock';
import { cancelDeletion, confirmDeletion } from '../support/dialogs';
import { hold } from '../support/hold-requests';
import { mailsTo, mailTo } from '../support/mailbox';
import { OwnerApi } from '../support/owner';
import { folder, owner } from '../support/product';
import { expect, test } from '../support/test';
import { sizes } from '../support/viewport-sizes';
import { alive } from '../support/wait-for-hydration';

const written = {
	name: 'Nadia Alam',
	number: '+880 1711 000000',
	details: 'Picked by hand,\nsold by weight.',
};
let sent = 0;

/** Sends a message as a visitor, from a unique e-mail address. */
async function write(request: APIRequestContext): Promise<{ subject: string; email: string }> {
	sent += 1;
	const stamp = `${Date.now()}-${sent}`;
	const subject = `Tea for ${stamp}`;
	const email = `nadia-${stamp}@example.com`;
	const response = await request.post('/api/contact', { data: { ...written, subject, email } });
	expect(response.status()).toBe(201);
	return { subject, email };
}

const unread = (page: Page) => page.getByRole('link', { name: /^Messages/ });
const row = (page: Page, subject: string) => page.getByRole('row').filter({ hasText: subject });

/** Deletes a message with its button, or on small screens with its menu. */
async function pressDelete(page: Page, name: string) {
	const button = page.getByRole('button', { name: `Delete ${name}` });
	const menu = page
		.getByRole('button', { name: `More actions for ${name}` })
		.filter({ visible: true });
	// Neither is there while a dialog before it closes, which hides the page from assistive technology.
	await expect(button.or(menu)).toBeVisible();
	if (await button.isVisible()) return button.click();
	await menu.click();
	await page.getByRole('menuitem', { name: `Delete ${name}` }).click();
}

for (const viewport of sizes)
	test.describe(`the inbox at ${viewport.width} px`, () => {
		test.use({ viewport, expectedErrors: [/status of 429/] });

		test('a message is e-mailed, read, answered, marked unread and deleted', async ({
			page,
			request,
		}) => {
			await noNoticeWaits(folder);
			const { subject, email } = await write(request);
			const api = await OwnerApi.signIn(request);
			const stored = async () =>
				(await api.call('get', `/messages?page=1&search=${encodeURIComponent(subject)}`)).data[0];
			await expect
				.poll(async () => (await mailsTo(owner.email)).map((mail) => mail.subject))
				.toContain(`${written.name}: ${subject}`);
			const mail = (await mailsTo(owner.email)).find((one) => one.subject.includes(subject));
			expect(mail?.headers['reply-to']).toContain(email);
			expect(mail?.text).toContain('sold by weight.');

			await signInAsOwner(page);
			await page.goto(`/sumu/messages?search=${encodeURIComponent(subject)}`);
			await expect(row(page, subject).getByText('Unread', { exact: true })).toBeAttached();
			await page.getByRole('link', { name: subject }).click();
			const message = page.getByRole('dialog', { name: subject });
			await expect(message.getByText('Picked by hand')).toBeVisible();
			await expect(message.getByText(written.number)).toBeVisible();
			const reply = await message.getByRole('link', { name: /^Reply in/ }).getAttribute('href');
			const { protocol, pathname, searchParams } = new URL(reply ?? '');
			expect([protocol, decodeURIComponent(pathname)]).toEqual(['mailto:', email]);
			expect(searchParams.get('subject')).toBe(`Re: ${subject}`);
			expect(searchParams.get('body')).toContain('> Picked by hand,\n> sold by weight.');
			await expect.poll(async () => (await stored()).read).toBe(true);

			await message.getByRole('textbox', { name: 'Your reply' }).fill('Gladly.\n\nOn Thursday?');
			await message.getByRole('button', { name: 'Send' }).click();
			const answer = message.getByRole('listitem').filter({ hasText: 'On Thursday?' });
			await expect(answer).toContainText('by e-mail');
			const answered = await mailTo(email);
			expect(answered.text).toContain('Gladly.\n\nOn Thursday?');
			expect(answered.text).toContain('sold by weight.');
			expect(answered.subject).not.toContain('Tea');
			expect(answered.headers['reply-to']).toContain(owner.email);
			const box = message.getByRole('textbox', { name: 'Your reply' });
			await expect(box).toHaveValue('');
			await box.fill('One thing more.');
			await message.getByRole('button', { name: 'Send' }).click();
			await expect(box).toHaveValue('');
			expect((await mailTo(email, 2)).text).toContain('One thing more.');
			await box.fill('Not sent yet.');
			await expectNoViolations(page);
			await page.keyboard.press('Escape');
			const mark = (name: string) =>
				row(page, subject).getByText(name, { exact: true }).filter({ visible: true });
			await expect(mark('Answered')).toBeVisible();
			await expect(row(page, subject)).toContainText('Picked by hand, sold by weight.');
			await page.getByRole('link', { name: subject }).click();
			await expect(box).toHaveValue('Not sent yet.');

			await message.getByRole('button', { name: 'Mark as unread' }).click();
			await expect(message).toHaveCount(0);
			await expect.poll(async () => (await stored()).read).toBe(false);
			await expect(row(page, subject).getByText('Unread', { exact: true })).toBeAttached();
			await page.getByRole('link', { name: subject }).click();
			await expect(message.getByText('Picked by hand')).toBeVisible();
			await page.keyboard.press('Escape');
			await expect(message).toHaveCount(0);
			await expect(row(page, subject).getByText('Unread', { exact: true })).toHaveCount(0);

			const called = `${subject}, from ${written.name}`;
			await pressDelete(page, called);
			await cancelDeletion(page, 'message');
			await pressDelete(page, called);
			await confirmDeletion(page, 'message', 'Message');
			await expect(row(page, subject)).toHaveCount(0);
			await expect.poll(stored).toBeUndefined();
		});

		test('subscribers are listed, exported with unsubscribe links and deleted', async ({
			page,
			request,
		}) => {
			const stamp = `${Date.now()}-${viewport.width}`;
			const [confirmed, waiting] = [`yes-${stamp}@example.com`, `wait-${stamp}@example.com`];
			for (const email of [confirmed, waiting])
				await request.post('/api/newsletter', { data: { email } });
			const token = /token=([\w.~%-]+)/.exec((await mailTo(confirmed)).text)?.[1] ?? '';
			const response = await request.post('/api/newsletter/confirm', {
				data: { token: decodeURIComponent(token) },
			});
			expect(response.ok(), await response.text()).toBe(true);

			await signInAsOwner(page);
			await page.goto(`/sumu/subscribers?search=${stamp}`);
			await expect(page.getByText('2 subscribers', { exact: true })).toBeVisible();
			const state = (email: string, name: string) =>
				row(page, email).getByRole('cell', { name, exact: true });
			await expect(state(confirmed, 'Confirmed')).toBeVisible();
			await expect(state(waiting, 'Not confirmed yet')).toBeVisible();

			const download = page.waitForEvent('download');
			await page.getByRole('button', { name: 'Export CSV' }).click();
			const file = await download;
			expect(file.suggestedFilename()).toBe('subscribers.csv');
			const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
			expect(lines[0]).toBe('email,since,confirmed,unsubscribe');
			expect(lines.filter((line) => line.includes(waiting))).toEqual([]);
			const own = lines.find((line) => line.startsWith(confirmed)) ?? '';
			expect(own).toMatch(
				/^[^,]+(,\d{4}-\d\d-\d\dT[^,]+){2},http\S+\/newsletter\/unsubscribe\?token=/,
			);

			for (const email of [confirmed, waiting]) {
				await page.getByRole('button', { name: `Delete ${email}` }).click();
				await confirmDeletion(page, 'subscriber', 'Subscriber');
				await expect(row(page, email)).toHaveCount(0);
			}
		});
	});

test('the menu counts unread messages', async ({ page, request }) => {
	const api = await OwnerApi.signIn(request);
	const waiting = async () => (await api.call('get', '/overview')).data.unreadMessages;
	const { subject } = await write(request);
	const before = await waiting();
	await signInAsOwner(page);
	await page.goto('/sumu/messages');
	await expect(unread(page)).toHaveAccessibleName(`Messages ${before} unread`);
	await page.getByRole('link', { name: subject }).click();
	await expect(page.getByRole('dialog', { name: subject })).toBeVisible();
	await page.keyboard.press('Escape');
	const left = before > 1 ? `Messages ${before - 1} unread` : 'Messages';
	await expect(unread(page)).toHaveAccessibleName(left);
	expect(await waiting()).toBe(before - 1);
});

test('Next and Previous step through new messages, which stay open once read', async ({
	page,
	request,
}) => {
	const [first, second] = [await write(request), await write(request)];
	/** Filters the list by state, and waits until its links have the filter too. */
	const choose = async (state: string, { subject }: typeof first) => {
		await page.getByRole('combobox', { name: 'Status' }).selectOption(state);
		const address = new RegExp(`status=${state.toLowerCase()}`);
		await expect(page.getByRole('link', { name: subject })).toHaveAttribute('href', address);
	};
	await signInAsOwner(page);
	await page.goto('/sumu/messages');
	await choose('New', second);
	await page.getByRole('link', { name: second.subject }).click();
	const message = (subject: string) => page.getByRole('dialog', { name: subject });
	await expect(row(page, second.subject)).toHaveCount(0);
	await expect(message(second.subject)).toBeVisible();
	await expect(message(second.subject).getByRole('link', { name: 'Previous' })).toHaveCount(0);
	await message(second.subject).getByRole('link', { name: 'Next' }).click();
	await expect(message(first.subject)).toBeVisible();
	await expect(row(page, first.subject)).toHaveCount(0);
	await page.keyboard.press('Escape');
	await expect(message(first.subject)).toHaveCount(0);
	await choose('Read', first);
	await page.getByRole('link', { name: first.subject }).click();
	await message(first.subject).getByRole('link', { name: 'Previous' }).click();
	await expect(message(second.subject)).toBeVisible();
});

test('J, K, R and S lead through messages, and the board moves one to another stage', async ({
	page,
	request,
}) => {
	const [first, second] = [await write(request), await write(request)];
	await signInAsOwner(page);
	await page.goto('/sumu/messages');
	await page.getByRole('link', { name: second.subject }).click();
	const message = (subject: string) => page.getByRole('dialog', { name: subject });
	await expect(message(second.subject)).toBeVisible();
	await page.keyboard.press('j');
	await expect(message(first.subject)).toBeVisible();
	await page.keyboard.press('k');
	await expect(message(second.subject)).toBeVisible();
	await page.keyboard.press('r');
	const reply = message(second.subject).getByRole('textbox', { name: 'Your reply' });
	await expect(reply).toBeFocused();
	await page.keyboard.type('jk');
	await expect(reply).toHaveValue('jk');
	await reply.fill('');
	await reply.blur();
	await page.keyboard.press('s');
	await expect(message(second.subject).getByRole('combobox', { name: 'Stage' })).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(message(second.subject)).toHaveCount(0);

	await page.getByRole('link', { name: 'Board', exact: true }).click();
	const cardIn = (stage: string) =>
		page.getByRole('region', { name: stage }).getByRole('link', { name: second.subject });
	await expect(cardIn('New')).toBeVisible();
	await expectNoViolations(page);
	await page.getByRole('combobox', { name: `Stage of ${second.subject}` }).selectOption('Talking');
	await expect(cardIn('Talking')).toBeVisible();
	await expect(cardIn('New')).toHaveCount(0);
	await page
		.getByRole('region', { name: 'Talking' })
		.getByRole('link', { name: second.subject })
		.click();
	await expect(message(second.subject).getByRole('combobox', { name: 'Stage' })).toHaveValue(
		'talking',
	);
});

test('a visitor agrees to send the pages read before, which the message shows', async ({
	page,
	request,
}) => {
	const api = await OwnerApi.signIn(request);
	const subject = `Read before ${Date.now()}`;
	await api.call('put', '/site', { askForPages: true });
	try {
		for (const path of ['/about', '/services']) {
			const html = async () => (await request.get(path)).text();
			await expect.poll(html).toContain('"pages-read"');
			await page.goto(path);
		}
		const release = await hold(page, '**/assets/*.js');
		await page.goto('/contact', { waitUntil: 'commit' });
		const form = page.getByRole('form', { name: 'Contact' });
		const agreement = form.getByLabel('Also send the pages you’ve read on this visit');
		// It is there before the scripts, so that the button below it does not move.
		await expect(agreement).toBeVisible();
		release();
		await alive(page);
		const values = {
			'Your Name': 'Nadia Alam',
			'Your Email': 'nadia@example.com',
			Subject: subject,
		};
		for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value);
		await form.getByLabel('Your Number').fill(written.number);
		await form.getByLabel('Details').fill(written.details);
		await agreement.check();
		await expectNoViolations(page);
		await form.getByRole('button', { name: 'Send message' }).click();
		await expect(form.getByRole('region', { name: 'Your message' })).toBeVisible();

		await signInAsOwner(page);
		await page.goto(`/sumu/messages?search=${encodeURIComponent(subject)}`);
		await page.getByRole('link', { name: subject }).click();
		const message = page.getByRole('dialog', { name: subject });
		await expect(message.getByRole('heading', { name: 'Pages read before writing' })).toBeVisible();
		const pages = message.getByRole('listitem').filter({ hasText: /^\// });
		await expect(pages).toHaveText(['/about', '/services']);
	} finally {
		await api.call('put', '/site', { askForPages: false });
	}
});
