import { apiEndpoints } from '@sumu/contract';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { person } from './support/accounts.ts';
import { call } from './support/api.ts';
import { giveRole } from './support/callers.ts';
import type { OwnDatabase } from './support/empty-database.ts';
import { execute } from './support/execute-sql.ts';
import { insert } from './support/insert-rows.ts';
import { type Mailbox, openMailbox, refused } from './support/mailbox.ts';
import { asOwner } from './support/owner.ts';
import { preparedDatabase } from './support/prepared-database.ts';
import './support/provided-context.ts';
import { rows } from './support/query-sqlite.ts';
import { panelTokenOf } from './support/reviews-at-once.ts';
import { type Server, startServer } from './support/server.ts';

let mailbox: Mailbox;
let database: OwnDatabase;
let server: Server;

const owner = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
	asOwner(method, `/api${path}`, body, server.url);
const addLetter = async (body: object) => (await owner('POST', '/letters', body)).body.data._id;
const letterOf = async (id: string) =>
	(await owner('GET', '/letters')).body.data.find(({ _id }: { _id: string }) => _id === id);
const sendLetter = (id: string) => owner('POST', `/letter/${id}/send`);
/** Waits until a letter is in a state. */
const reach = (id: string, state: string) =>
	expect.poll(async () => (await letterOf(id)).state, { timeout: 30_000 }).toBe(state);

let added = 0;
/** Adds subscribers directly, because each confirmation would be an e-mail. */
async function subscribe(
	addresses: readonly string[],
	more: Record<string, string | boolean> = {},
) {
	const now = new Date();
	const rows = addresses.map((email) => {
		added += 1;
		return {
			document_id: `subscriber${String(added).padStart(14, '0')}`,
			email,
			confirmed: true,
			created_at: now,
			updated_at: now,
			published_at: now,
			...more,
		};
	});
	await insert(database.variables, 'subscribers', rows);
}
const forgetSubscribers = () => execute(database.variables, 'delete from subscribers', []);

describe('a letter', () => {
	beforeAll(async () => {
		database = await preparedDatabase();
		mailbox = await openMailbox();
		server = await startServer({
			...database.variables,
			SMTP_URL: mailbox.url,
			LETTER_RATE: '60000',
		});
	});
	afterAll(async () => {
		await server.stop();
		await mailbox.stop();
		database.remove();
	});

	it('goes once to each confirmed subscriber, with a link to unsubscribe', async () => {
		await subscribe(['ann@example.com', 'bob@example.com']);
		const unconfirmed = await call('/api/newsletter', {
			method: 'POST',
			body: { email: 'cem@example.com' },
			base: server.url,
		});
		expect(unconfirmed.status).toBe(201);
		await mailbox.letterTo('cem@example.com');
		const addition = await owner('POST', '/letters', {
			subject: 'News',
			text: 'Hello\n\n- one\n- [two](/projects)\n\n![A bus](/uploads/bus.png)',
		});
		expect(addition.status).toBe(201);
		expect(apiEndpoints.addLetter.response.safeParse(addition.body).error).toBeUndefined();
		const id = addition.body.data._id;
		expect(await letterOf(id)).toMatchObject({
			state: 'draft',
			counts: { recipients: 2, sent: 0 },
		});
		const sent = await sendLetter(id);
		expect(sent.body.data.state).toBe('sending');
		const letter = await mailbox.letterTo('ann@example.com');
		await mailbox.letterTo('bob@example.com');
		expect(letter.subject).toBe('News');
		expect(letter.text).toContain('- one\n- two (http://site.test/projects)');
		expect(letter.text).toContain('[A bus]');
		expect(letter.html).toContain('src="http://site.test/uploads/bus.png"');
		expect(letter.html).not.toContain('loading=');
		const header = (name: string) => letter.headers.find(({ key }) => key === name)?.value ?? '';
		expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
		// Automatic responders must not answer, even where one of the two is unknown.
		expect(header('auto-submitted')).toBe('auto-generated');
		expect(header('precedence')).toBe('bulk');
		const [, address = ''] = /<http:\/\/site\.test(\S+)>/.exec(header('list-unsubscribe')) ?? [];
		await reach(id, 'sent');
		expect((await letterOf(id)).counts).toEqual({
			recipients: 2,
			sent: 2,
			failed: 0,
			unsubscribed: 0,
		});
		expect((await sendLetter(id)).status).toBe(409);
		expect(mailbox.waitingFor('cem@example.com')).toBe(0);

		const left = await call(address, { method: 'POST', base: server.url });
		expect(left.status).toBe(200);
		expect((await letterOf(id)).counts).toMatchObject({ sent: 2, unsubscribed: 1 });
		const next = await addLetter({ subject: 'More news', text: 'Hello again' });
		await sendLetter(next);
		await reach(next, 'sent');
		await mailbox.letterTo('bob@example.com');
		expect(mailbox.waitingFor('ann@example.com')).toBe(0);
	});

	it('sends a published post with its address, and refuses a draft', async () => {
		const post = await owner('POST', '/blog/add-blog', {
			topic: 'A late bus',
			author: 'Sumu',
			description: 'It **came**.',
			tags: [],
			img: 'https://example.com/bus.png',
			status: 'draft',
		});
		expect(post.status, JSON.stringify(post.body)).toBe(201);
		const blogId = post.body.insertedId;
		const id = await addLetter({ blogId });
		expect((await sendLetter(id)).status).toBe(400);
		await owner('POST', `/blog/${blogId}/publish`);
		const { html, text, subject } = (await owner('GET', `/letter/${id}/preview`)).body.data;
		expect(subject).toBe('A late bus');
		expect(html).toContain('<strong>came</strong>');
		expect(text).toContain('It came.');
		expect(text).toContain('http://site.test/blog/a-late-bus');
		expect((await owner('POST', `/letter/${id}/test`, { email: 'me@example.com' })).status).toBe(
			200,
		);
		expect((await mailbox.letterTo('me@example.com')).subject).toBe('A late bus');
		expect((await letterOf(id)).state).toBe('draft');
	});

	it('contains nothing that runs, and no further recipient', async () => {
		const id = await addLetter({
			subject: 'News\r\nBcc: victim@example.com',
			text: [
				'<script>alert(1)</script>',
				'<img src=x onerror=alert(1)>',
				'<a href="java&#9;script:alert(1)" onclick="alert(1)">one</a>',
				'[two](javascript:alert(1))',
				'[three](data:text/html;base64,PHNjcmlwdD4=)',
				'<form action="https://elsewhere.example"><input name="password"></form>',
				'<iframe src="https://elsewhere.example"></iframe>',
				'<a href="/contact?a=b&quot;onmouseover=alert(1)">four</a>',
			].join('\n\n'),
		});
		await owner('POST', `/letter/${id}/test`, { email: 'reader@example.com' });
		const letter = await mailbox.letterTo('reader@example.com');
		expect(letter.subject).toBe('News Bcc: victim@example.com');
		expect(letter.headers.map(({ key }) => key)).not.toContain('bcc');
		expect(mailbox.waitingFor('victim@example.com')).toBe(0);
		const tags = letter.html?.match(/<[a-z][^>]*>/gi)?.join('\n') ?? '';
		expect(tags).toContain('http://site.test/contact?a=b');
		expect(tags).not.toMatch(/<(?:script|form|input|iframe|object|svg)|script:|data:/i);
		expect(tags).not.toMatch(/<[^>]*\son\w+=/i);
	});

	it('is tested by an editor only on their own confirmed address', async () => {
		const target = { url: server.url, token: await panelTokenOf(server.url) };
		const { email, id: editorId, token } = await person('Editor', server.url);
		// The confirmation of the new address.
		await mailbox.letterTo(email);
		await giveRole(editorId, 'sumu-editor', target);
		const content = {
			topic: 'A test',
			author: 'Sumu',
			description: 'Text',
			tags: [],
			img: 'https://example.com/bus.png',
		};
		const blogId = (await owner('POST', '/blog/add-blog', content)).body.insertedId;
		const path = `/api/letter/${await addLetter({ blogId })}/test`;
		const test = async (address: string) =>
			(await call(path, { method: 'POST', body: { email: address }, token, base: server.url }))
				.status;
		expect(await test(email)).toBe(403);
		await execute(database.variables, 'update up_users set email_verified = true where email = ?', [
			email,
		]);
		expect(await test('stranger@example.com')).toBe(403);
		expect(await test(email)).toBe(200);
		expect((await mailbox.letterTo(email)).subject).toBe('A test');
	});

	it('goes only to subscribers with its tag, at its time', async () => {
		await forgetSubscribers();
		await subscribe(['tea@example.com'], { subscriber_tags: 'Friends, Tea' });
		await subscribe(['all@example.com']);
		const soon = new Date(Date.now() + 4_000).toISOString();
		const id = await addLetter({ subject: 'Tea', text: 'Hello', tag: 'tea', sendAt: soon });
		expect((await sendLetter(id)).body.data).toMatchObject({
			state: 'scheduled',
			counts: { recipients: 1 },
		});
		expect(mailbox.waitingFor('tea@example.com')).toBe(0);
		await reach(id, 'sent');
		expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(soon));
		await mailbox.letterTo('tea@example.com');
		expect(mailbox.waitingFor('all@example.com')).toBe(0);
	});

	it('suspends an address after three permanent refusals, until the owner lifts it', async () => {
		await forgetSubscribers();
		const address = `gone${refused}`;
		await subscribe([address, 'here@example.com']);
		const failuresOf = async (id: string) => {
			const { body } = await owner('GET', `/letter/${id}/failures`);
			expect(apiEndpoints.listLetterFailures.response.safeParse(body).error).toBeUndefined();
			return body.data;
		};
		const sendNews = async (subject: string, failed: number) => {
			const id = await addLetter({ subject, text: 'Hello' });
			await sendLetter(id);
			await reach(id, 'sent');
			await mailbox.letterTo('here@example.com');
			expect((await letterOf(id)).counts).toMatchObject({
				sent: 1,
				failed,
				recipients: 1 + failed,
			});
			return id;
		};
		const first = await sendNews('News 1', 1);
		const [failure] = await failuresOf(first);
		expect(failure).toMatchObject({ email: address, suspended: false });
		expect(failure.reason).toContain('no such person');
		expect(failure.reason).not.toContain(address);
		await sendNews('News 2', 1);
		await sendNews('News 3', 1);
		expect(await failuresOf(await sendNews('News 4', 0))).toEqual([]);
		expect(await failuresOf(first)).toMatchObject([{ suspended: true }]);
		const suspended = await owner('GET', '/subscribers?page=1&filters[suspendedOn][$null]=false');
		expect(suspended.body.data).toMatchObject([{ _id: failure._id, email: address }]);

		const lifted = await owner('PUT', `/subscriber/${failure._id}`, { suspended: false });
		expect(lifted.body.data).toMatchObject({ email: address, suspendedOn: null });
		expect(await failuresOf(await sendNews('News 5', 1))).toMatchObject([{ suspended: false }]);

		await owner('DELETE', `/subscriber/${failure._id}`);
		expect(await failuresOf(first)).toMatchObject([{ email: null }]);
	});

	it.runIf(inject('database').kind === 'sqlite')(
		'stores no address with a refused delivery',
		async () => {
			await forgetSubscribers();
			await subscribe([`lost${refused}`]);
			const id = await addLetter({ subject: 'To nobody', text: 'Hello' });
			await sendLetter(id);
			await expect
				.poll(async () => (await letterOf(id)).counts.failed, { timeout: 30_000 })
				.toBe(1);
			const failures = 'select error from letter_recipients order by id desc limit 1';
			const [failed] = rows(database.variables, failures);
			expect(failed?.error).toMatch(/^550 .*no such person/);
			expect(failed?.error).not.toContain('lost');
		},
	);

	it('is stopped and continued without repeating itself', async () => {
		await forgetSubscribers();
		const addresses = Array.from({ length: 40 }, (_, place) => `reader${place}@example.com`);
		await subscribe(addresses);
		const id = await addLetter({ subject: 'Stop', text: 'Hello' });
		await sendLetter(id);
		await expect.poll(async () => (await letterOf(id)).counts.sent).toBeGreaterThan(2);
		expect((await owner('POST', `/letter/${id}/cancel`)).body.data.state).toBe('cancelled');
		await new Promise((wake) => setTimeout(wake, 500));
		const { counts } = await letterOf(id);
		expect(counts.sent).toBeLessThan(40);
		expect((await owner('PUT', `/letter/${id}`, { subject: 'Changed' })).status).toBe(409);
		await sendLetter(id);
		await reach(id, 'sent');
		expect(addresses.map((address) => mailbox.waitingFor(address))).toEqual(addresses.map(() => 1));
		expect((await owner('DELETE', `/letter/${id}`)).status).toBe(200);
		expect(await letterOf(id)).toBeUndefined();
	});

	it('is refused without a subject, text or known post', async () => {
		expect((await owner('POST', '/letters', { text: 'Hello' })).status).toBe(400);
		expect((await owner('POST', '/letters', { subject: 'A', blogId: 'nope' })).status).toBe(404);
		const empty = await addLetter({ subject: 'Nothing' });
		expect((await sendLetter(empty)).status).toBe(400);
		expect((await owner('POST', '/letter/nope/send')).status).toBe(404);
	});

	it('asks an address again to confirm, at most once in ten minutes', async () => {
		const email = 'dora@example.com';
		await subscribe([email], { confirmed: false });
		const [{ _id }] = (await owner('GET', '/subscribers?page=1&search=dora')).body.data;
		const resend = () => owner('POST', `/subscriber/${_id}/confirmation`);
		expect((await resend()).status).toBe(200);
		const { text = '' } = await mailbox.letterTo(email);
		const [, token = ''] = /confirm\?token=([\w-]+)/.exec(text) ?? [];
		expect((await resend()).body.error.message).toContain('Try again later');
		const confirmation = await call('/api/newsletter/confirm', {
			method: 'POST',
			body: { token },
			base: server.url,
		});
		expect(confirmation.status).toBe(200);
		expect((await resend()).body.error.message).toContain('already confirmed');
		expect((await owner('POST', '/subscriber/nobody/confirmation')).status).toBe(404);
	});

	it('goes to tags that the owner gives to one subscriber or to many', async () => {
		await forgetSubscribers();
		await subscribe(['eva@example.com', 'finn@example.com', 'gus@example.com']);
		const list = async (query: string) =>
			(await owner('GET', `/subscribers?page=1&sort=email&${query}`)).body.data;
		const [eva, finn] = await list('');
		const change = (body: object) => owner('PUT', `/subscriber/${eva._id}`, body);
		expect((await change({ tags: 'Tea, clients, tea' })).body.data.tags).toEqual([
			'Tea',
			'clients',
		]);
		expect((await change({ tags: ['a/b'] })).status).toBe(400);
		expect((await change({})).status).toBe(400);
		expect((await owner('PUT', '/subscriber/nobody', { tags: [] })).status).toBe(404);
		const bulk = (body: object) => owner('POST', '/subscriber/bulk', body);
		const both = { action: 'addTag', tag: 'clients', ids: [eva._id, finn._id] };
		expect((await bulk(both)).body.data).toEqual({ done: 2, failed: [] });
		expect(await list('tag=CLIENTS')).toMatchObject([
			{ email: 'eva@example.com' },
			{ email: 'finn@example.com' },
		]);
		expect((await owner('GET', '/subscriber-tags')).body.data).toEqual([
			{ tag: 'clients', count: 2 },
			{ tag: 'Tea', count: 1 },
		]);
		const removal = { action: 'removeTag', tag: 'clients', filter: { tag: 'tea' } };
		expect((await bulk(removal)).body.data.done).toBe(1);
		expect(await list('tag=clients')).toMatchObject([{ email: 'finn@example.com' }]);
		const id = await addLetter({ subject: 'Clients', text: 'Hello', tag: 'clients' });
		expect((await letterOf(id)).counts.recipients).toBe(1);
	});
});
