import type { APIRequestContext, Page } from '@playwright/test';
import { messages, signIn } from '@sumu/contract';
import { noNoticeWaits } from '../support/cms-clock';
import { mailsTo, mailTo } from '../support/mailbox';
import { folder, owner, site } from '../support/product';
import { expect, test } from '../support/test';

let made = 0;
function newReader(): string {
	made += 1;
	return `reader-${process.pid}-${Date.now()}-${made}@example.com`;
}

/** Returns the link after a label in an e-mail. */
function linkIn(text: string, label: string): string {
	const address = new RegExp(`${label}: (\\S+)`).exec(text)?.[1];
	if (!address) throw new Error(`No ‘${label}’ in the mail: ${text}`);
	return address;
}

async function subscribe(page: Page, email: string) {
	await page.goto('/');
	await page.getByLabel('Enter your Email').fill(email);
	await page.getByRole('button', { name: 'Subscribe' }).click();
	await expect(page.getByText(messages.subscriptionReceived)).toBeVisible();
}

/** Subscribes and confirms a new address; the second e-mail is the welcome. */
async function subscribed(request: APIRequestContext): Promise<string> {
	const email = newReader();
	await request.post('/api/newsletter', { data: { email } });
	const { text } = await mailTo(email);
	const token = new URL(linkIn(text, 'Yes, subscribe me')).searchParams.get('token');
	const confirmed = await request.post('/api/newsletter/confirm', { data: { token } });
	expect(confirmed.status()).toBe(200);
	return email;
}

/** Returns an address's entry in the owner's list of subscribers, if any. */
async function entryOf(request: APIRequestContext, email: string) {
	const response = await request.post(`/api${signIn.path}`, {
		data: { identifier: owner.email, password: owner.password },
	});
	const { jwt } = await response.json();
	const found = await request.get('/api/subscribers', {
		headers: { Authorization: `Bearer ${jwt}` },
		params: { page: 1, search: email },
	});
	expect(found.status()).toBe(200);
	return (await found.json()).data[0];
}

const toOwner = async (word: string) =>
	(await mailsTo(owner.email)).filter(({ subject, text }) => (subject + text).includes(word));

test('a subscription is confirmed by e-mail, and the owner is notified', async ({
	page,
	request,
}) => {
	const email = newReader();
	await subscribe(page, email);
	const question = await mailTo(email);
	expect(question.subject).toBe('Please confirm your subscription');
	const link = linkIn(question.text, 'Yes, subscribe me');
	expect(link).toContain(`${site}/newsletter/confirm?token=`);
	expect(question.html).toContain(link);

	await page.goto(link);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more click');
	await noNoticeWaits(folder);
	// Programs that open the links in e-mails must not confirm.
	expect(await entryOf(request, email)).toMatchObject({ confirmed: false });
	await page.getByRole('button', { name: 'Confirm my subscription' }).click();
	await expect(page.getByRole('heading', { name: 'You are on the list' })).toBeVisible();
	expect(await entryOf(request, email)).toMatchObject({ confirmed: true });
	expect((await mailTo(email, 2)).subject).toBe('You are subscribed');
	await expect.poll(async () => (await toOwner(email)).length).toBe(1);
	expect((await toOwner(email))[0]?.subject).toBe('New subscriber');
});

test('a repeated subscription reveals nothing on screen or by e-mail', async ({
	page,
	request,
}) => {
	const email = await subscribed(request);
	await mailTo(email, 2);
	await subscribe(page, email);
	const [known, unknown] = [email, newReader()].map((address) =>
		request.post('/api/newsletter', { data: { email: address } }),
	);
	const responses = await Promise.all([known, unknown].map(async (sent) => (await sent)?.json()));
	expect(responses[0]).toEqual(responses[1]);
	// E-mails are sent in order: when a later one has arrived, no earlier one is pending.
	const later = newReader();
	await request.post('/api/newsletter', { data: { email: later } });
	await mailTo(later);
	expect(await mailsTo(email)).toHaveLength(2);
});

for (const javaScriptEnabled of [true, false])
	test.describe(`the unsubscribe link of an e-mail ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
		test.use({ javaScriptEnabled });

		test('removes the subscriber only after the button is pressed', async ({ page, request }) => {
			const email = await subscribed(request);
			await page.goto(linkIn((await mailTo(email, 2)).text, 'Unsubscribe'));
			expect(await entryOf(request, email)).toBeDefined();
			await page.getByRole('button', { name: 'Unsubscribe' }).click();
			await expect(page.getByRole('heading', { name: 'You are off the list' })).toBeVisible();
			expect(await entryOf(request, email)).toBeUndefined();
		});
	});

test('a one-click List-Unsubscribe request removes the subscriber', async ({ request }) => {
	const email = await subscribed(request);
	const { headers } = await mailTo(email, 2);
	expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
	const [, address = ''] = /^<(\S+)>$/.exec(headers['list-unsubscribe'] ?? '') ?? [];
	const click = () => request.post(address, { form: { 'List-Unsubscribe': 'One-Click' } });
	expect((await click()).status()).toBe(200);
	expect(await entryOf(request, email)).toBeUndefined();
	expect((await click()).status()).toBe(200);
	const forged = await request.post(`${address}x`, { form: { 'List-Unsubscribe': 'One-Click' } });
	expect(forged.status()).toBe(400);
});

test('a contact message reaches the owner with the visitor as Reply-To', async ({ page }) => {
	const subject = `A shop for ${Date.now()} teas`;
	await noNoticeWaits(folder);
	await page.goto('/contact');
	await page.getByLabel('Your Name').fill('Nadia Alam');
	await page.getByLabel('Your Email').fill('nadia@example.com');
	await page.getByLabel('Your Number').fill('+880 1711 000000');
	await page.getByLabel('Subject').fill(subject);
	await page.getByLabel('Details').fill('Picked by hand,\n\nsold by <weight>.');
	await page.getByRole('button', { name: /send/i }).click();
	await expect(page.getByText(messages.contactSent)).toBeVisible();
	await expect.poll(async () => (await toOwner(subject)).length).toBe(1);
	const [mail] = await toOwner(subject);
	expect(mail?.subject).toBe(`Nadia Alam: ${subject}`);
	expect(mail?.headers['reply-to']).toContain('nadia@example.com');
	expect(mail?.text).toContain('+880 1711 000000');
	expect(mail?.text).toContain('sold by <weight>.');
	expect(mail?.html).toContain('sold by &lt;weight&gt;.');
});

test('a subscription that fills the honeypot returns 201 but is not stored', async ({
	request,
}) => {
	const email = newReader();
	const filled = await request.post('/api/newsletter', { data: { email, website: 'http://x' } });
	expect(filled.status()).toBe(201);
	expect(await entryOf(request, email)).toBeUndefined();
});
