import type { APIRequestContext, Page } from '@playwright/test';
import { maxLengths } from '@sumu/contract';
import { codeIn, makeAccount, newcomer } from '../support/accounts';
import { noNoticeWaits } from '../support/cms-clock';
import { mailsTo, mailTo } from '../support/mailbox';
import { OwnerApi } from '../support/owner';
import { folder, owner } from '../support/product';
import { expect, test } from '../support/test';
import type { Mail } from '../third-parties/mail';

/** Widths of the reading pane on a phone and in a desktop program, in CSS pixels. */
const paneWidths = [375, 600];

const word = 'w'.repeat(2000);
const address = `https://example.com/${'u'.repeat(1980)}`;
const prose = `${word}\n\n${address}`;
const longName = 'n'.repeat(maxLengths.name);
const longSubject = () => `${Date.now()}`.padEnd(maxLengths.subject, 's');
const longEmail = () => {
	const start = `m${Date.now()}`.padEnd(64, 'm');
	return `${start}@${'d'.repeat(63)}.${'d'.repeat(63)}.example`;
};

/** Waits for e-mails to the owner that contain a word, and returns them. */
async function mailsToOwner(needle: string): Promise<Mail[]> {
	const findMails = async () =>
		(await mailsTo(owner.email)).filter(({ subject, text }) => (subject + text).includes(needle));
	await expect.poll(async () => (await findMails()).length).toBeGreaterThan(0);
	return findMails();
}

/** Returns the width that the HTML part needs in a pane, in CSS pixels. */
async function measureWidth(page: Page, { html }: Mail, pane: number) {
	await page.setViewportSize({ width: pane, height: 800 });
	await page.setContent(html);
	return page.evaluate(() => document.documentElement.scrollWidth);
}

async function post(request: APIRequestContext, path: string, data: object, token = '') {
	const response = await request.post(`/api${path}`, {
		data,
		...(token && { headers: { Authorization: `Bearer ${token}` } }),
	});
	expect(response.status(), await response.text()).toBeLessThan(300);
	return response.json();
}

/** Subscribes a long address and confirms it, which notifies the owner. */
async function subscribe(request: APIRequestContext) {
	const email = longEmail();
	await post(request, '/newsletter', { email });
	const token = /token=([\w.-]+)/.exec((await mailTo(email)).text)?.[1];
	await post(request, '/newsletter/confirm', { token });
}

/** Makes an account whose name and e-mail are one long word each, and returns its token. */
async function makeLongAccount(request: APIRequestContext) {
	const account = await makeAccount(request, { ...newcomer(longName), email: longEmail() });
	const { email: identifier, password } = account;
	const { jwt } = await post(request, '/auth/local', { identifier, password });
	return { ...account, jwt };
}

test('a long word does not make an e-mail wider than its pane', async ({ page, request }) => {
	const { email, jwt } = await makeLongAccount(request);
	const subject = longSubject();
	const message = { name: longName, email, number: '1'.repeat(maxLengths.phone), subject };
	const review = { reviewText: prose, rating: 4 };

	await noNoticeWaits(folder);
	await post(request, '/contact', { ...message, details: prose });
	const notices = await mailsToOwner(subject);

	// The address is not confirmed, so the review waits for the owner.
	await post(request, '/review/add-review', review, jwt);
	await subscribe(request);
	const second = longSubject();
	await post(request, '/contact', { ...message, subject: second, details: prose });
	await noNoticeWaits(folder);
	const digests = await mailsToOwner(second);
	expect(digests[0]?.text).toContain('A review is waiting for your approval');
	expect(digests[0]?.text).toContain('New subscriber');

	const confirmation = codeIn((await mailTo(email)).text);
	await post(request, '/auth/email-confirmation', { confirmation });
	await post(request, '/contact', { ...message, details: prose }, jwt);
	await post(request, '/auth/forgot-password', { email });
	await post(request, '/newsletter', { email });
	const api = await OwnerApi.signIn(request);
	const found = await api.find('/messages', subject);
	await api.call('post', `/message/${found.ids[0]}/reply`, { text: prose });
	// Confirmation, copy, password reset, newsletter confirmation, reply.
	await mailTo(email, 5);

	const mails = [...notices, ...digests, ...(await mailsTo(email))];
	const widths = [];
	for (const mail of mails)
		for (const pane of paneWidths)
			widths.push({
				subject: mail.subject.slice(0, 40),
				pane,
				width: await measureWidth(page, mail, pane),
			});
	expect(widths.filter(({ pane, width }) => width > pane)).toEqual([]);
});
