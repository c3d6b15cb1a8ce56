import { apiEndpoints, messages } from '@sumu/contract';
import sharp from 'sharp';
import { describe, expect, inject, it } from 'vitest';
import { person } from './support/accounts.ts';
import { call, newAddress } from './support/api.ts';
import { execute } from './support/execute-sql.ts';
import { insert } from './support/insert-rows.ts';
import { asOwner } from './support/owner.ts';
import { addPublished, clear, entries, panel } from './support/panel.ts';
import { sample } from './support/samples.ts';
import './support/provided-context.ts';

async function sendPhoto(data: Buffer, token?: string) {
	const form = new FormData();
	form.append('image', new Blob([new Uint8Array(data)], { type: 'image/png' }), 'me.png');
	const response = await fetch(`${inject('url')}/api/account/photo`, {
		method: 'POST',
		headers: token ? { authorization: `Bearer ${token}` } : {},
		body: form,
	});
	return { status: response.status, body: JSON.parse(await response.text()) };
}

const picture = () =>
	sharp({ create: { width: 300, height: 300, channels: 3, background: '#C42D14' } })
		.png()
		.toBuffer();
const users = '/content-manager/collection-types/plugin::users-permissions.user';

/** Creates an account with a verified e-mail address. */
async function verified() {
	const one = await person();
	const prove = 'update up_users set email_verified = true where email = ?';
	await execute(inject('database').variables, prove, [one.email]);
	return one;
}

/** Sends a message to the site's owner. */
const write = async (email: string, subject: string) => {
	const words = { name: 'Nadia', number: '017', details: 'Twenty teas.' };
	const body = { ...words, email, subject };
	expect(await call('/api/contact', { method: 'POST', body, from: newAddress() })).toMatchObject({
		status: 201,
	});
};

const library = async () => (await panel('GET', '/upload/files?page=1&pageSize=100')).results;

describe('a user’s own account', () => {
	it('shows the uploaded photo and deletes the previous one', async () => {
		const { email, token } = await person();
		const before = (await library()).length;
		const { status, body } = await sendPhoto(await picture(), token);
		expect(status).toBe(200);
		expect(apiEndpoints.uploadPhoto.response.safeParse(body).error).toBeUndefined();
		const shown = await call(`/api/user/${email}`, { token });
		expect(shown.body.data.photoURL).toBe(body.data.url);
		await sendPhoto(await picture(), token);
		expect(await library()).toHaveLength(before + 1);
	});

	it('refuses anonymous photo uploads and files that are not images', async () => {
		expect((await sendPhoto(await picture())).status).toBe(401);
		const { token } = await person();
		const { status, body } = await sendPhoto(Buffer.from('<svg/>'), token);
		expect(status).toBe(400);
		expect(body.error.details.errors).toEqual([{ path: ['image'], message: messages.noPicture }]);
	});

	it('exports all of the user’s data to that user only', async () => {
		expect((await call('/api/account/export')).status).toBe(401);
		const one = await verified();
		const projectId = await addPublished('project', sample.project('Mine'));
		const add = { method: 'POST', token: one.token } as const;
		await call('/api/card/add-card', { ...add, body: { projectId } });
		const review = { projectId, reviewText: 'Good', rating: 5 };
		await call('/api/review/add-review', { ...add, body: review, from: newAddress() });
		await call('/api/newsletter', { method: 'POST', body: one, from: newAddress() });
		await write(one.email.toUpperCase(), 'Mine');
		await write('stranger@example.com', 'Not mine');
		const request = { email: one.email, projectId };
		const link = await asOwner('POST', '/api/testimonial-requests', request);
		const praise = { UserName: 'One', rating: 4, reviewText: 'Mine too', consent: true };
		await call(`/api${new URL(link.body.data.url).pathname}`, {
			method: 'POST',
			body: praise,
			from: newAddress(),
		});
		await asOwner('POST', '/api/testimonial-requests', { email: 'stranger@example.com' });
		const [subscriber] = (await asOwner('GET', '/api/subscribers')).body.data;
		const { variables } = inject('database');
		await execute(variables, 'update subscribers set subscriber_tags = ?', ['tea, cups']);
		await insert(variables, 'letters', [
			{ id: 900, public_id: 'mine', state: 'sent', sent_content: '{"subject":"News of tea"}' },
		]);
		const sent = { subscriber_id: subscriber._id, state: 'sent', sent_at: new Date() };
		await insert(variables, 'letter_recipients', [{ letter_id: 900, ...sent }]);
		const { status, body } = await call('/api/account/export', { token: one.token });
		expect(status).toBe(200);
		expect(apiEndpoints.exportAccount.response.safeParse(body).error).toBeUndefined();
		expect(body.data).toMatchObject({
			profile: { email: one.email },
			cart: [{ projectId }],
			reviews: [{ projectId, reviewText: 'Good', rating: 5 }],
			sessions: [{ current: true }],
			messages: [{ subject: 'Mine', details: 'Twenty teas.' }],
			newsletter: true,
			newsletterConfirmed: expect.stringMatching(/^\d{4}-/),
			subscription: {
				tags: ['tea', 'cups'],
				letters: [{ subject: 'News of tea', sentAt: expect.stringMatching(/^\d{4}-/) }],
			},
			testimonials: [
				{
					project: { name: 'Mine' },
					state: 'used',
					testimonial: { reviewText: 'Mine too', rating: 4, pending: true },
				},
			],
		});
		expect(JSON.stringify(body)).not.toMatch(/password"|token|\$2[aby]\$/);
	});

	it('deletes all of the user’s data on request', async () => {
		const one = await verified();
		const projectId = await addPublished('project', sample.project('Left'));
		const as = { method: 'POST', token: one.token } as const;
		await call('/api/card/add-card', { ...as, body: { projectId } });
		const review = { projectId, reviewText: 'Forget me', rating: 4 };
		await call('/api/review/add-review', { ...as, body: review, from: newAddress() });
		await call('/api/newsletter', { method: 'POST', body: one, from: newAddress() });
		await write(one.email, 'Goes too');
		await write('stranger@example.com', 'Stays');
		await sendPhoto(await picture(), one.token);
		const pictures = (await library()).length;

		expect((await call('/api/account', { method: 'DELETE' })).status).toBe(401);
		const { status, body } = await call('/api/account', { method: 'DELETE', token: one.token });
		expect(status).toBe(200);
		expect(body).toMatchObject({ acknowledged: true, data: { acknowledged: true } });
		expect((await call('/api/account/export', { token: one.token })).status).toBe(401);
		for (const name of ['review', 'cart-item', 'subscriber', 'message'])
			expect(JSON.stringify(await entries(name))).not.toContain(one.email);
		expect(await entries('message')).toContainEqual(expect.objectContaining({ subject: 'Stays' }));
		await clear('message');
		expect((await call('/api/reviews')).body.data).not.toContainEqual(
			expect.objectContaining({ reviewText: 'Forget me' }),
		);
		await expect.poll(library).toHaveLength(pictures - 1);
	});

	it.each([
		['the API', (id: string) => asOwner('DELETE', `/api/user/${id}`)],
		['the panel', (id: string) => panel('DELETE', `${users}/${id}`)],
	])('deletes the photo when the owner deletes the account with %s', async (_, remove) => {
		const one = await person();
		await sendPhoto(await picture(), one.token);
		const pictures = (await library()).length;
		await remove(one.id);
		await expect.poll(library).toHaveLength(pictures - 1);
	});

	it('keeps a photo that another account still uses', async () => {
		const [one, other] = [await person(), await person()];
		await sendPhoto(await picture(), one.token);
		const { avatar } = (await panel('GET', `${users}/${one.id}`)).data;
		await panel('PUT', `${users}/${other.id}`, { avatar: avatar.id });
		await sendPhoto(await picture(), one.token);
		await asOwner('DELETE', `/api/user/${one.id}`);
		const ids = async () => (await library()).map(({ id }: { id: number }) => id);
		await expect.poll(ids).toEqual(expect.arrayContaining([avatar.id]));
		await asOwner('DELETE', `/api/user/${other.id}`);
		await expect.poll(ids).not.toContain(avatar.id);
	});

	it('leaves data of an unverified e-mail address out of export and deletion', async () => {
		const one = await person();
		await write(one.email, 'Somebody’s');
		await call('/api/newsletter', { method: 'POST', body: one, from: newAddress() });
		const { body } = await call('/api/account/export', { token: one.token });
		expect(body.data).toMatchObject({ newsletter: false, messages: [] });
		await call('/api/account', { method: 'DELETE', token: one.token });
		for (const name of ['subscriber', 'message']) {
			expect(JSON.stringify(await entries(name))).toContain(one.email);
			await clear(name);
		}
	});
});
