import { apiEndpoints, messages } from '@sumu/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { person } from './support/accounts.ts';
import { call, post } from './support/api.ts';
import { asOwner } from './support/owner.ts';
import { clear, panel, panelAnswer } from './support/panel.ts';

const message = (name: string, subject: string) => ({
	name,
	email: `${name.toLowerCase()}@example.com`,
	number: '+880 1',
	subject,
	details: `${name} needs a site.`,
});
const names = (list: { name: string }[]) => list.map(({ name }) => name);

describe('the inbox', () => {
	beforeAll(async () => {
		await clear('message');
		for (const [name, subject] of [
			['Ann', 'Zebra'],
			['Bob', 'Apple'],
			['Cem', 'Mango'],
		])
			await post('/api/contact', message(name ?? '', subject ?? ''));
	});
	afterAll(() => clear('message'));

	it('lists messages, newest first', async () => {
		const { status, body } = await asOwner('GET', '/messages');
		expect(status).toBe(200);
		expect(apiEndpoints.listMessages.response.safeParse(body).error).toBeUndefined();
		expect(names(body.data)).toEqual(['Cem', 'Bob', 'Ann']);
		expect(body.data[2]).toMatchObject({ ...message('Ann', 'Zebra'), read: false });
	});

	it('supports search, sorting and paging', async () => {
		const page = async (query: string) => (await asOwner('GET', `/api/messages?${query}`)).body;
		expect(await page('page=2&size=2')).toMatchObject({ total: 3, pagination: [1, 2] });
		expect(names((await page('page=1&sort=subject')).data)).toEqual(['Bob', 'Cem', 'Ann']);
		expect(names((await page('page=1&sort=-name')).data)).toEqual(['Cem', 'Bob', 'Ann']);
		expect(names((await page('page=1&search=APPLE')).data)).toEqual(['Bob']);
		expect(names((await page('page=1&search=ann@')).data)).toEqual(['Ann']);
	});

	it('marks a message as read and filters unread ones', async () => {
		const [{ _id }] = (await asOwner('GET', '/api/messages')).body.data;
		const read = await asOwner('PUT', `/message/${_id}`, { read: true, name: 'Forged' });
		expect(read.status).toBe(200);
		expect(apiEndpoints.readMessage.response.safeParse(read.body).error).toBeUndefined();
		expect(read.body.data).toMatchObject({ name: 'Cem', read: true, acknowledged: true });
		const unread = (await asOwner('GET', '/api/messages?page=1&read=false')).body;
		expect(names(unread.data)).toEqual(['Bob', 'Ann']);
		expect(unread.total).toBe(2);
		expect((await asOwner('PUT', `/api/message/${_id}`, { read: 'yes' })).status).toBe(400);
		expect((await asOwner('PUT', '/api/message/nope', { read: true })).status).toBe(404);
	});

	it('stores replies from the API and the panel, and filters messages by status', async () => {
		const [cem, bob] = (await asOwner('GET', '/api/messages')).body.data;
		const reply = (id: string, body: object) => asOwner('POST', `/api/message/${id}/reply`, body);
		const state = async (status: string) =>
			names((await asOwner('GET', `/api/messages?page=1&status=${status}`)).body.data);
		const answered = await reply(cem._id, { text: ' Gladly. ' });
		expect(answered.status).toBe(200);
		expect(apiEndpoints.replyMessage.response.safeParse(answered.body).error).toBeUndefined();
		expect(answered.body.data).toMatchObject({ answers: [{ text: 'Gladly.', mailed: false }] });
		await reply(cem._id, { text: 'And cheaply.' });
		expect([await state('new'), await state('read'), await state('answered')]).toEqual([
			['Bob', 'Ann'],
			[],
			['Cem'],
		]);
		const panelReply = `/admin/sumu/messages/${bob._id}/reply`;
		await panel('POST', panelReply, { text: 'On Monday.' });
		const { data } = (await asOwner('GET', '/api/messages')).body;
		expect(data[0].answers).toMatchObject([{ text: 'Gladly.' }, { text: 'And cheaply.' }]);
		expect(data[1]).toMatchObject({ read: true, answers: [{ text: 'On Monday.' }] });
		expect((await panelAnswer('POST', panelReply, { text: ' ' })).status).toBe(400);
		const { status, body } = await reply(bob._id, { text: ' ' });
		expect(status).toBe(400);
		expect(body.error.details.errors).toEqual([{ path: ['text'], message: messages.enterReply }]);
		expect((await reply('nope', { text: 'Hello?' })).status).toBe(404);
		await asOwner('PUT', `/api/message/${bob._id}`, { read: false });
	});

	it('deletes a message', async () => {
		const [{ _id }] = (await asOwner('GET', '/api/messages')).body.data;
		const { body } = await asOwner('DELETE', `/message/${_id}`);
		expect(body.data).toEqual({ acknowledged: true, deletedCount: 1 });
		expect((await asOwner('DELETE', `/message/${_id}`)).status).toBe(404);
		expect(names((await asOwner('GET', '/api/messages')).body.data)).toEqual(['Bob', 'Ann']);
	});

	it('is for the owner only', async () => {
		const { token } = await person();
		for (const path of ['/api/messages', '/api/subscribers', '/api/overview']) {
			expect((await call(path)).status).toBe(401);
			expect((await call(path, { token })).status).toBe(403);
		}
	});
});

describe('subscribers without a mail server', () => {
	it('are confirmed immediately and have an unsubscribe link', async () => {
		const email = 'inbox-reader@example.com';
		await post('/api/newsletter', { email: ' Inbox-Reader@Example.com ' });
		const { body } = await asOwner('GET', '/subscribers?page=1&search=INBOX-');
		expect(apiEndpoints.listSubscribers.response.safeParse(body).error).toBeUndefined();
		expect(body).toMatchObject({
			total: 1,
			data: [{ email, confirmed: true, confirmedOn: expect.stringMatching(/^\d{4}-/) }],
		});
		const [{ _id, unsubscribe }] = body.data;
		expect(unsubscribe).toMatch(/^http:\/\/site\.test\/newsletter\/unsubscribe\?token=/);
		const { search } = new URL(unsubscribe);
		const click = await call(`/newsletter/unsubscribe${search}`, { method: 'POST' });
		expect(click.body).toEqual({ acknowledged: true, data: { acknowledged: true } });
		expect((await asOwner('DELETE', `/api/subscriber/${_id}`)).status).toBe(404);
	});

	it('can be removed by the owner', async () => {
		await post('/api/newsletter', { email: 'inbox-other@example.com' });
		const { data } = (await asOwner('GET', '/api/subscribers?page=1&search=inbox-other')).body;
		const { body } = await asOwner('DELETE', `/subscriber/${data[0]._id}`);
		expect(body.data.acknowledged).toBe(true);
		const after = await asOwner('GET', '/api/subscribers?page=1&search=inbox-other');
		expect(after.body.total).toBe(0);
	});
});
