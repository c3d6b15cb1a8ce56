import { errorSchema, MAX_MESSAGE_PAGES, maxLengths, messages } from '@sumu/contract';
import { describe, expect, it } from 'vitest';
import { newAddress, post } from './support/api.ts';
import { asOwner } from './support/owner.ts';
import { entries, panel } from './support/panel.ts';

const message = {
	name: 'Ann',
	email: ' Ann@Example.com ',
	number: '+880 1',
	subject: 'Hi',
	details: 'A shop',
};
const askForNumber = (contactNumber: 'required' | 'optional') =>
	panel('PUT', '/content-manager/single-types/api::site-setting.site-setting', { contactNumber });
const accepted = { acknowledged: true, data: { acknowledged: true } };

describe('POST /contact', () => {
	it('stores only the expected fields of a message', async () => {
		const { status, body } = await post('/api/contact', { ...message, read: true, id: 7 });
		expect({ status, body }).toEqual({ status: 201, body: accepted });
		const [stored] = await entries('message');
		expect(stored).toMatchObject({ ...message, email: 'ann@example.com', read: false });
	});

	it('reports every invalid field', async () => {
		const { status, body } = await post('/contact', { ...message, name: ' ', email: 'x' });
		expect(status).toBe(400);
		expect(errorSchema.safeParse(body).error).toBeUndefined();
		expect(body.error.details.errors).toEqual([
			{ path: ['name'], message: messages.enterName },
			{ path: ['email'], message: messages.invalidEmail },
		]);
		for (const wrong of [undefined, '{bad', '[]', { ...message, subject: 'a\0b' }, { name: 1 }])
			expect((await post('/api/contact', wrong)).status).toBe(400);
	});

	it('requires a telephone number only if the owner does', async () => {
		const { number: _, ...silent } = { ...message, subject: 'No telephone' };
		await askForNumber('required');
		const refused = await post('/api/contact', { ...silent, number: '' });
		expect(refused.status).toBe(400);
		expect(refused.body.error.details.errors).toEqual([
			{ path: ['number'], message: messages.enterNumber },
		]);
		await askForNumber('optional');
		expect((await post('/api/contact', silent)).status).toBe(201);
		const stored = (await entries('message')).filter(({ subject }) => subject === silent.subject);
		expect(stored).toEqual([expect.objectContaining({ number: null })]);
	});

	it('stores the pages read before only while the owner asks for them', async () => {
		const pages = ['/', '/project/tea', '/%E0%A6%9A%E0%A6%BE'];
		const send = (body: object) => post('/api/contact', { ...message, subject: 'Pages', ...body });
		const stored = async () =>
			(await entries('message')).flatMap(({ subject, pages }) =>
				subject === 'Pages' ? [pages] : [],
			);
		const ask = (askForPages: boolean) =>
			panel('PUT', '/content-manager/single-types/api::site-setting.site-setting', { askForPages });
		expect((await send({ pages })).status).toBe(201);
		expect(await stored()).toEqual([[]]);
		await ask(true);
		expect((await send({ pages })).status).toBe(201);
		expect(await stored()).toEqual(expect.arrayContaining([[], pages]));
		const { data } = (await asOwner('GET', '/api/messages')).body;
		expect(data[0]).toMatchObject({ subject: 'Pages', pages });
		const refused = [
			['//other.example/'],
			['/\\other.example'],
			['https://other.example/'],
			['/testimonial/secret'],
			['/two words'],
			[`/${'x'.repeat(maxLengths.path)}`],
			Array.from({ length: MAX_MESSAGE_PAGES + 1 }, (_, page) => `/projects/page=${page}`),
		];
		for (const wrong of refused) expect((await send({ pages: wrong })).status, wrong[0]).toBe(400);
		await ask(false);
	});

	it('answers a honeypot submission as if it were stored', async () => {
		const before = await entries('message');
		const response = await post('/api/contact', { ...message, website: 'http://spam.test' });
		expect(response).toMatchObject({ status: 201, body: accepted });
		expect(await entries('message')).toHaveLength(before.length);
	});

	it('limits an IP address to five calls a minute, ignoring forged forwarded addresses', async () => {
		const address = newAddress();
		for (let call = 0; call < 5; call += 1)
			expect((await post('/api/contact', {}, `1.2.3.${call}, ${address}`)).status).toBe(400);
		const { status, body, headers } = await post('/newsletter', { email: 'a@b.cc' }, address);
		expect(status).toBe(429);
		expect(errorSchema.safeParse(body).error).toBeUndefined();
		expect(body.error.message).toBe(messages.tooManyRequests);
		expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
		expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
		expect((await post('/newsletter', { email: 'a@b.cc' })).status).toBe(201);
	});
});

describe('POST /newsletter', () => {
	it('stores an address once, with the same answer each time', async () => {
		const first = await post('/api/newsletter', { email: 'Sub@Example.com' });
		const again = await post('/api/newsletter', { email: 'sub@example.com' });
		expect(first).toMatchObject({ status: 201, body: accepted });
		expect(again.body).toEqual(first.body);
		const stored = (await entries('subscriber')).filter(({ email }) => email === 'sub@example.com');
		expect(stored).toHaveLength(1);
		expect(stored[0]).toMatchObject({ confirmed: true });
	});

	it('stores an address once when it is submitted many times at once', async () => {
		const email = 'crowd@example.com';
		const calls = Array.from({ length: 5 }, () => post('/api/newsletter', { email }));
		for (const { status } of await Promise.all(calls)) expect(status).toBe(201);
		const stored = (await entries('subscriber')).filter((entry) => entry.email === email);
		expect(stored).toHaveLength(1);
	});

	it('rejects an invalid address and discards honeypot submissions', async () => {
		for (const email of ['', 'x', 7, null]) {
			const { status, body } = await post('/api/newsletter', { email });
			expect(status).toBe(400);
			expect(body.error.details.errors[0].path).toEqual(['email']);
		}
		const before = await entries('subscriber');
		const spam = await post('/api/newsletter', { email: 'spam@example.com', website: 'x' });
		expect(spam).toMatchObject({ status: 201, body: accepted });
		expect(await entries('subscriber')).toHaveLength(before.length);
	});
});
