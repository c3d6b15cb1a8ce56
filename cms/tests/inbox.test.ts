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
		expect(apiEndpoints.changeMessage.response.safeParse(read.body).error).toBeUndefined();
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

	it('sets stage, note, value and follow-up, and lists by stage without spam', async () => {
		const [{ _id }] = (await asOwner('GET', '/api/messages')).body.data;
		const changes = {
			stage: 'talking',
			note: 'Prefers tea.',
			value: 1250.5,
			followUp: '2031-12-24',
		};
		const updated = await asOwner('PUT', `/message/${_id}`, changes);
		expect(apiEndpoints.changeMessage.response.safeParse(updated.body).error).toBeUndefined();
		expect(updated.body.data).toMatchObject({ name: 'Cem', ...changes });
		const inStage = async (stage: string) =>
			names((await asOwner('GET', `/api/messages?page=1&stage=${stage}`)).body.data);
		expect([await inStage('talking'), await inStage('new')]).toEqual([['Cem'], ['Bob', 'Ann']]);

		const unreadOf = async () => (await asOwner('GET', '/api/overview')).body.data.unreadMessages;
		await asOwner('PUT', `/message/${_id}`, { stage: 'spam', value: null, followUp: null });
		expect(names((await asOwner('GET', '/api/messages')).body.data)).toEqual(['Bob', 'Ann']);
		const [spam] = (await asOwner('GET', '/api/messages?page=1&stage=spam')).body.data;
		expect(spam).toMatchObject({ name: 'Cem', note: 'Prefers tea.', value: null, followUp: null });
		expect(await unreadOf()).toBe(2);

		const day = await asOwner('PUT', `/message/${_id}`, { followUp: '2031-12-24T22:10:00.000Z' });
		expect(day.body.data.followUp).toBe('2031-12-24');
		for (const wrong of [{ stage: 'sold' }, { value: -1 }, { followUp: 'soon' }, {}])
			expect((await asOwner('PUT', `/message/${_id}`, wrong)).status).toBe(400);
		await asOwner('PUT', `/message/${_id}`, { stage: 'new', followUp: null });
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

describe('saved replies', () => {
	it('are added, changed, listed by title and deleted', async () => {
		const add = (title: string) =>
			asOwner('POST', '/api/replies', { title, text: 'Hello {name}, about {project}.' });
		const added = await add('Thanks');
		expect(added.status).toBe(201);
		expect(apiEndpoints.addReply.response.safeParse(added.body).error).toBeUndefined();
		await add('Away');
		const { _id } = added.body.data;
		const changed = await asOwner('PUT', `/api/reply/${_id}`, { title: 'Thank you' });
		expect(changed.body.data).toMatchObject({
			_id,
			title: 'Thank you',
			text: 'Hello {name}, about {project}.',
		});
		const listed = (await asOwner('GET', '/api/replies')).body;
		expect(apiEndpoints.listReplies.response.safeParse(listed).error).toBeUndefined();
		expect(listed.data.map(({ title }: { title: string }) => title)).toEqual(['Away', 'Thank you']);
		expect((await asOwner('POST', '/api/replies', { title: '', text: 'x' })).status).toBe(400);
		expect((await asOwner('PUT', '/api/reply/nope', { title: 'x' })).status).toBe(404);
		for (const reply of listed.data)
			expect((await asOwner('DELETE', `/api/reply/${reply._id}`)).body.data.deletedCount).toBe(1);
		expect((await asOwner('DELETE', `/api/reply/${_id}`)).status).toBe(404);
	});
});

describe('spam', () => {
	beforeAll(() => clear('message'));
	afterAll(() => clear('message'));

	const pills = (name: string, count: number) => ({
		...message(name, 'Cheap pills'),
		details: `Buy cheap pills and watches. ${'https://pills.example/ '.repeat(count)}`,
	});
	const stageOf = async (name: string) => {
		const lists = await Promise.all(
			['spam', 'new'].map((stage) => asOwner('GET', `/api/messages?page=1&stage=${stage}`)),
		);
		const rows = lists.flatMap(({ body }) => body.data);
		return rows.find((row: { name: string }) => row.name === name);
	};

	it('goes to its own stage because of many links, or few of them in a quick message', async () => {
		await post('/api/contact', pills('Links', 5));
		await post('/api/contact', { ...pills('Quick', 3), elapsed: 800 });
		await post('/api/contact', { ...pills('Slow', 3), elapsed: 60_000 });
		await post('/api/contact', { ...message('Fast', 'A shop'), elapsed: 800 });
		expect((await stageOf('Links')).stage).toBe('spam');
		expect((await stageOf('Quick')).stage).toBe('spam');
		expect((await stageOf('Slow')).stage).toBe('new');
		expect((await stageOf('Fast')).stage).toBe('new');
	});

	it('learns from the owner who is a spammer and who is not', async () => {
		const sort = async (name: string, stage: string) =>
			asOwner('PUT', `/api/message/${(await stageOf(name))._id}`, { stage });
		await sort('Links', 'new');
		await post('/api/contact', { ...pills('Links', 5), subject: 'Once more' });
		const { data } = (await asOwner('GET', '/api/messages?page=1&search=Once')).body;
		expect(data).toMatchObject([{ stage: 'new' }]);
		await sort('Slow', 'spam');
		await post('/api/contact', { ...message('Slow', 'An honest question'), name: 'Slow again' });
		expect((await stageOf('Slow again')).stage).toBe('spam');
	});

	it('learns the words of spam', async () => {
		await clear('message');
		for (const index of [1, 2, 3]) {
			await post('/api/contact', {
				...message(`Bad${index}`, 'Casino bonus'),
				details: 'Casino bonus jackpot winners crypto',
			});
			await post('/api/contact', {
				...message(`Good${index}`, 'Website for my bakery'),
				details: 'Could you design a website for my bakery and its orders?',
			});
			const { _id: bad } = await stageOf(`Bad${index}`);
			await asOwner('PUT', `/api/message/${bad}`, { stage: 'spam' });
			const { _id: good } = await stageOf(`Good${index}`);
			await asOwner('PUT', `/api/message/${good}`, { stage: 'talking' });
		}
		await post('/api/contact', {
			...message('Bad4', 'Bonus'),
			details: 'Jackpot casino crypto bonus',
		});
		await post('/api/contact', {
			...message('Good4', 'A website'),
			details: 'Please design a website for the orders of my bakery.',
		});
		expect((await stageOf('Bad4')).stage).toBe('spam');
		expect((await stageOf('Good4')).stage).toBe('new');
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
