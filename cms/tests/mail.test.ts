import { messages } from '@sumu/contract';
import type { Email } from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { person } from './support/accounts.ts';
import { call } from './support/api.ts';
import { type Mailbox, openMailbox, refused } from './support/mailbox.ts';
import { movingClock } from './support/moving-clock.ts';
import { asOwner } from './support/owner.ts';
import { panel } from './support/panel.ts';
import { preparedDatabase } from './support/prepared-database.ts';
import { owner, type Server, startServer } from './support/server.ts';

/** Minimum interval in milliseconds between notices to the owner, and between e-mails of one kind to one address. */
const apart = 2 * 60_000;
const sender = 'Sumu <hello@sumu.test>';

/** Uses its own server with a mail server. */
describe('with a mail server', () => {
	const clock = movingClock();
	let server: Server;
	let mailbox: Mailbox;
	let remove: () => void;
	let token = '';

	beforeAll(async () => {
		const database = await preparedDatabase();
		remove = database.remove;
		mailbox = await openMailbox();
		server = await startServer({
			...database.variables,
			...clock.variables,
			SMTP_URL: mailbox.url,
			MAIL_FROM: sender,
			SUBMIT_RATE_LIMIT: '1000',
		});
		const { body } = await call('/admin/login', { method: 'POST', body: owner, base: server.url });
		token = body.data.token;
	});
	afterAll(async () => {
		await server.stop();
		await mailbox.stop();
		clock.remove();
		remove();
	});

	const post = (path: string, body?: unknown) =>
		call(path, { method: 'POST', body, base: server.url });
	const subscribers = async () =>
		(await asOwner('GET', '/api/subscribers', undefined, server.url)).body.data;
	const found = async (email: string) =>
		(await subscribers()).find((item: { email: string }) => item.email === email);
	const header = (letter: Email, name: string) =>
		letter.headers.find(({ key }) => key === name.toLowerCase())?.value;
	const tokenIn = (text = '') => /token=([\w.-]+)/.exec(text)?.[1] ?? '';

	it('e-mails a contact message to the owner with the visitor as Reply-To', async () => {
		const message = {
			name: 'Ann <b>',
			email: 'ann@example.com',
			number: '+880 1',
			subject: 'A shop\r\nBcc: victim@example.com',
			details: 'Hello <script>alert(1)</script>\n\nWhen could you begin?',
		};
		expect((await post('/api/contact', message)).status).toBe(201);
		const letter = await mailbox.letterTo(owner.email);
		expect(letter.from).toMatchObject({ name: 'Sumu', address: 'hello@sumu.test' });
		expect(letter.replyTo).toEqual([{ name: 'Ann <b>', address: 'ann@example.com' }]);
		expect(letter.subject).toBe('Ann <b>: A shop Bcc: victim@example.com');
		expect(letter.bcc).toBeUndefined();
		expect(letter.text).toContain('When could you begin?');
		expect(letter.text).toContain('Telephone: +880 1');
		expect(letter.html).toContain('Hello &lt;script&gt;alert(1)&lt;/script&gt;');
		expect(letter.html).not.toContain('<script>');
		expect(letter.html).toContain('http://site.test/sumu/messages');
		expect(mailbox.waitingFor('victim@example.com')).toBe(0);
	});

	const messageOf = async (name: string) =>
		(await asOwner('GET', `/api/messages?page=1&search=${name}`, undefined, server.url)).body
			.data[0];
	const reply = async (name: string, text: string) => {
		const { _id } = await messageOf(name);
		return asOwner('POST', `/api/message/${_id}/reply`, { text }, server.url);
	};

	it('e-mails a reply to the visitor without visitor text in the headers', async () => {
		const { status, body } = await reply('Ann', 'Gladly.\n\nOn Thursday?');
		expect(status).toBe(200);
		expect(body.data).toMatchObject({ read: true, answers: [{ mailed: true }] });
		const letter = await mailbox.letterTo('ann@example.com');
		expect(letter.replyTo).toMatchObject([{ address: owner.email }]);
		expect(letter.subject).toMatch(/^Your message to /);
		const headers = JSON.stringify(letter.headers);
		for (const theirs of ['shop', 'victim', 'Ann']) expect(headers).not.toContain(theirs);
		// A person wrote this e-mail, so it is not marked as automatic.
		expect(header(letter, 'Auto-Submitted')).toBeUndefined();
		expect(letter.text).toContain('Gladly.\n\nOn Thursday?');
		expect(letter.text).toContain('When could you begin?');
		expect(letter.html).not.toContain('<script>');

		const { _id } = await messageOf('Ann');
		const own = { text: 'From my own program.', program: true };
		await asOwner('POST', `/api/message/${_id}/reply`, own, server.url);
		const again = await reply('Ann', 'One thing more, {name}.');
		expect(again.status).toBe(200);
		const second = await mailbox.letterTo('ann@example.com');
		expect(second.text).toContain('One thing more, Ann <b>.');
		expect(header(second, 'In-Reply-To')).toBe(header(letter, 'Message-ID'));
		expect(header(second, 'References')).toBe(
			`${header(letter, 'References')} ${header(letter, 'Message-ID')}`,
		);
		expect(header(second, 'Message-ID')).not.toBe(header(letter, 'Message-ID'));
		expect((await messageOf('Ann')).answers).toMatchObject([
			{ mailed: true, messageId: header(letter, 'Message-ID') },
			{ mailed: false, text: 'From my own program.' },
			{ mailed: true, text: 'One thing more, Ann <b>.' },
		]);
		expect(mailbox.waitingFor('ann@example.com')).toBe(0);
	});

	const speak = (settings: object) => asOwner('PUT', '/api/site', settings, server.url);

	it('sends no e-mail for a honeypot submission', async () => {
		const spam = { name: 'X', email: 'x@example.com', number: '1', subject: 'S', details: 'D' };
		await post('/api/contact', { ...spam, website: 'http://spam.test' });
		await post('/api/newsletter', { email: 'spam@example.com', website: 'x' });
		await speak({ language: 'bn' });
		await post('/api/contact', { ...spam, subject: 'Real' });
		clock.pass(apart);
		const notice = await mailbox.letterTo(owner.email);
		expect(notice.subject).toBe('X: Real');
		expect(notice.text).toContain('প্রেরক: X');
		await speak({ language: 'en' });
		expect(mailbox.waitingFor(owner.email) + mailbox.waitingFor('spam@example.com')).toBe(0);
	});

	it('sends e-mails in the site’s language and custom wording', async () => {
		await speak({ language: 'bn', words: { yesSend: 'হ্যাঁ, পাঠান' } });
		const email = 'pathok@example.com';
		await post('/api/newsletter', { email });
		const letter = await mailbox.letterTo(email);
		expect(letter.subject).toBe('সাবস্ক্রিপশন নিশ্চিত করুন');
		expect(letter.text).toContain('শুভেচ্ছা,');
		expect(letter.text).toContain('হ্যাঁ, পাঠান: http');
		expect(letter.html).toContain('<html lang="bn" dir="ltr">');
		const [title] = /<h1[^>]*>/.exec(letter.html ?? '') ?? [];
		expect(title, 'marks above the letters need space').toContain('28px/1.4');
		expect(title, 'spacing would break joined letters').not.toContain('letter-spacing');
		await speak({ language: 'en', words: { yesSend: '' } });
	});

	it('has the woven border only on a site with it', async () => {
		const { brand } = (await call('/api/site', { base: server.url })).body.data;
		const borderOf = async (band: string) => {
			await speak({ brand: { ...brand, band } });
			const email = `${band}@example.com`;
			await post('/api/newsletter', { email });
			return (await mailbox.letterTo(email)).html?.includes('table-layout:fixed;font-size:0');
		};
		expect(await borderOf('none')).toBe(false);
		expect(await borderOf('woven')).toBe(true);
		await speak({ brand });
	});

	it('confirms a subscription only after double opt-in', async () => {
		const email = 'reader@example.com';
		expect((await post('/api/newsletter', { email })).body).toEqual({
			acknowledged: true,
			data: { acknowledged: true },
		});
		const letter = await mailbox.letterTo(email);
		expect(letter.subject).toBe('Please confirm your subscription');
		const confirm = tokenIn(letter.text);
		expect(letter.html).toContain(`http://site.test/newsletter/confirm?token=${confirm}`);
		expect(await found(email)).toMatchObject({ confirmed: false });

		expect((await post('/api/newsletter/confirm', { token: confirm })).status).toBe(200);
		expect(await found(email)).toMatchObject({
			confirmed: true,
			confirmedOn: expect.stringMatching(/^\d{4}-/),
		});
		expect((await mailbox.letterTo(email)).subject).toBe('You are subscribed');
		clock.pass(apart);
		const notice = await mailbox.letterTo(owner.email);
		expect(notice.text).toContain('reader@example.com subscribed to your newsletter.');
		expect((await post('/api/newsletter/confirm', { token: confirm })).status).toBe(200);
		expect(mailbox.waitingFor(owner.email)).toBe(0);
	});

	it('answers a repeated subscription identically and sends no second e-mail', async () => {
		const email = 'twice@example.com';
		const first = await post('/api/newsletter', { email });
		const again = await post('/api/newsletter', { email });
		expect(again).toMatchObject({ status: first.status, body: first.body });
		const confirmed = await post('/api/newsletter', { email: 'reader@example.com' });
		expect(confirmed.body).toEqual(first.body);
		await mailbox.letterTo(email);
		await post('/api/newsletter', { email: 'third@example.com' });
		await mailbox.letterTo('third@example.com');
		expect(mailbox.waitingFor(email) + mailbox.waitingFor('reader@example.com')).toBe(0);
	});

	it('stores no plain-text confirmation token and expires it after seven days', async () => {
		const email = 'late@example.com';
		await post('/api/newsletter', { email });
		const confirm = tokenIn((await mailbox.letterTo(email)).text);
		const { _id } = await found(email);
		const path = `/content-manager/collection-types/api::subscriber.subscriber/${_id}`;
		const target = { url: server.url, token };
		const { data } = await panel('GET', path, undefined, target);
		expect(JSON.stringify(data)).not.toContain(confirm);
		expect(Date.parse(data.confirmBy) - clock.now()).toBeGreaterThan(6.9 * 86_400_000);
		expect(Date.parse(data.confirmBy) - clock.now()).toBeLessThanOrEqual(7 * 86_400_000);

		const past = new Date(clock.now() - 1000).toISOString();
		await panel('PUT', path, { email, confirmed: false, confirmBy: past }, target);
		const { status, body } = await post('/api/newsletter/confirm', { token: confirm });
		expect(status).toBe(400);
		expect(body.error.details.errors).toEqual([{ path: ['token'], message: messages.linkExpired }]);
		expect(await found(email)).toMatchObject({ confirmed: false });

		clock.pass(apart);
		await post('/api/newsletter', { email });
		const fresh = tokenIn((await mailbox.letterTo(email)).text);
		expect((await post('/api/newsletter/confirm', { token: fresh })).status).toBe(200);
		clock.pass(apart);
		await mailbox.letterTo(owner.email);
	});

	const oneClick = { 'List-Unsubscribe': 'One-Click' };
	const fields = new FormData();
	for (const [name, value] of Object.entries(oneClick)) fields.set(name, value);
	it.each([
		['a multipart form', fields],
		['a urlencoded form', new URLSearchParams(oneClick)],
	])('unsubscribes with one click through %s, and accepts a repeated click', async (kind, body) => {
		const email = `leaving-${kind.length}@example.com`;
		await post('/api/newsletter', { email });
		const letter = await mailbox.letterTo(email);
		expect(header(letter, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
		const [, address = ''] = /^<(.*)>$/.exec(header(letter, 'List-Unsubscribe') ?? '') ?? [];
		expect(address).toMatch(/^http:\/\/site\.test\/api\/newsletter\/unsubscribe\?token=/);
		const { pathname, search } = new URL(address);
		const click = () => fetch(server.url + pathname + search, { method: 'POST', body });
		expect((await click()).status).toBe(200);
		expect(await found(email)).toBeUndefined();
		expect((await click()).status).toBe(200);
	});

	it('unsubscribes only with the issued token', async () => {
		const { unsubscribe } = await found('reader@example.com');
		const right = tokenIn(unsubscribe);
		const { _id } = await found('twice@example.com');
		const [, signature] = right.split('.');
		for (const wrong of ['', 'x', `${_id}.${signature}`, `${_id}.`, right.slice(0, -1)])
			expect((await post('/api/newsletter/unsubscribe', { token: wrong })).status).toBe(400);
		expect((await post('/api/newsletter/unsubscribe', {})).status).toBe(400);
		expect((await post('/api/newsletter/confirm', { token: right })).status).toBe(400);
		expect(await found('twice@example.com')).toBeDefined();
		expect((await post('/api/newsletter/unsubscribe', { token: right })).status).toBe(200);
		expect(await found('reader@example.com')).toBeUndefined();
	});

	it('discards a reply that the mail server rejects, and allows an immediate retry', async () => {
		const email = `bo${refused}`;
		await post('/api/contact', { name: 'Bo', email, number: '1', subject: 'S', details: 'D' });
		for (const _ of [1, 2]) {
			const { status, body } = await reply('Bo', 'Gladly.');
			expect([status, body.error.message]).toEqual([503, messages.replyNotSent]);
		}
		expect(await messageOf('Bo')).toMatchObject({ answers: [], read: false });
	});

	it('sends a copy only to the signed-in sender with a confirmed address', async () => {
		const writer = await person('Nadia', server.url);
		const { text = '' } = await mailbox.letterTo(writer.email);
		const code = /#code=([\w.-]+)/.exec(text)?.[1];
		const write = async (email: string, token?: string) => {
			const body = { name: 'Nadia', email, subject: 'Copy me', details: 'Twenty teas' };
			const path = '/api/contact';
			const sent = await call(path, {
				method: 'POST',
				body,
				base: server.url,
				...(token && { token }),
			});
			expect(sent.status).toBe(201);
		};
		await write(writer.email, writer.token);
		expect((await post('/api/auth/email-confirmation', { confirmation: code })).status).toBe(200);
		clock.pass(apart);
		await write(writer.email);
		await write('stranger@example.com', writer.token);
		await write(writer.email, writer.token);
		const copy = await mailbox.letterTo(writer.email);
		expect(copy.subject).toMatch(/^A copy of your message to /);
		expect(copy.text).toContain('Twenty teas');
		await write(writer.email, writer.token);
		expect(mailbox.waitingFor(writer.email)).toBe(0);
		expect(mailbox.waitingFor('stranger@example.com')).toBe(0);
	});
});
