import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiEndpoints, errorSchema, messages } from '@sumu/contract';
import sharp from 'sharp';
import { describe, expect, inject, it, vi } from 'vitest';
import { person, signIn } from './support/accounts.ts';
import { call } from './support/api.ts';
import { execute } from './support/execute-sql.ts';
import { asOwner, ownerToken } from './support/owner.ts';
import { panel } from './support/panel.ts';
import { owner } from './support/server.ts';
import { uploaded } from './support/uploads.ts';

const profile = {
	displayName: 'Rokeya Begum',
	country: 'Bangladesh',
	city: 'Dhaka',
	address: 'House 1, Road 2',
	aboutMe: 'I weave.',
};
let uploads = 0;
/** Uploads a picture to the media library and returns its absolute URL. */
async function upload() {
	uploads += 1;
	const create = { width: 8, height: 8, channels: 3, background: '#C42D14' } as const;
	const data = await sharp({ create }).png().toBuffer();
	return `http://site.test${(await uploaded(`photo-${uploads}.png`, data, 'image/png')).url}`;
}
const put = (path: string, token: string | undefined, body: unknown) =>
	call(path, { method: 'PUT', body, ...(token ? { token } : {}) });

describe('PUT /user/:email', () => {
	it('saves the caller’s own profile, ignoring protected fields', async () => {
		const { email, token, id } = await person();
		const forged = { email: 'other@example.com', username: 'x', password: 'Changed42x', id: 1 };
		const { status, body } = await put(`/user/${email.toUpperCase()}`, token, {
			...profile,
			...forged,
			emailVerified: true,
			phoneNumber: null,
			photoURL: await upload(),
			role: 'admin',
			confirmed: false,
			blocked: true,
			provider: 'google',
		});
		expect(status).toBe(200);
		expect(apiEndpoints.saveUser.response.safeParse(body).error).toBeUndefined();
		expect(body.data).toMatchObject({
			...profile,
			_id: id,
			acknowledged: true,
			email,
			emailVerified: false,
			role: 'normal',
			phoneNumber: null,
			photoURL: expect.stringMatching(/^http:\/\/site\.test\/uploads\/photo/),
		});
		expect((await call(`/api/user/${id}`, { token: body.token })).body.data).toMatchObject(profile);
		await signIn({ email, password: 'Loom42threads' });
	});

	it('accepts an id instead of the e-mail, and a partial profile', async () => {
		const { id, token } = await person();
		await put(`/api/user/${id}`, token, profile);
		const { body } = await put(`/api/user/${id}`, token, { city: 'Sylhet', country: null });
		expect(body.data).toMatchObject({ ...profile, city: 'Sylhet' });
	});

	it('updates one field alone, and clears optional fields', async () => {
		const { email, token } = await person();
		const path = `/api/user/${email}`;
		const filled = {
			...profile,
			phoneNumber: '+880 1711-000000',
			photoURL: await upload(),
		};
		const others: Record<string, string> = { phoneNumber: '112', photoURL: await upload() };
		await put(path, token, filled);
		for (const [name, value] of Object.entries(filled)) {
			const changed = others[name] ?? `${value}x`;
			const { status, body } = await put(path, token, { [name]: changed });
			expect(status, name).toBe(200);
			expect(body.data).toMatchObject({ ...filled, [name]: changed });
			await put(path, token, { [name]: value });
		}
		for (const name of ['phoneNumber', 'photoURL']) {
			const { body } = await put(path, token, { [name]: null });
			expect(body.data).toMatchObject(filled);
			expect((await put(path, token, { [name]: '' })).body.data).toMatchObject({
				...filled,
				[name]: null,
			});
			await put(path, token, { [name]: filled[name as keyof typeof filled] });
		}
	});

	it.each([
		['displayName', ' ', messages.profileName],
		['country', '', messages.profileCountry],
		['city', '', messages.profileCity],
		['address', '', messages.profileAddress],
		['aboutMe', '', messages.profileAbout],
		['phoneNumber', 'call me', messages.invalidNumber],
		['displayName', 'x'.repeat(121), messages.tooLong(120)],
	])('refuses %s %j', async (field, value, message) => {
		const { email, token } = await person();
		const { status, body } = await put(`/api/user/${email}`, token, { [field]: value });
		expect(status).toBe(400);
		expect(body.error.details.errors).toEqual([{ path: [field], message }]);
	});

	it('accepts a locally uploaded picture and ignores every other URL', async () => {
		const { email, token } = await person();
		const save = (photoURL: string) => put(`/api/user/${email}`, token, { photoURL });
		const requested = vi.fn();
		const elsewhere = createServer((_, response) => {
			requested();
			response.end();
		}).listen(0, '127.0.0.1');
		await once(elsewhere, 'listening');
		const { port } = elsewhere.address() as AddressInfo;
		const own = await upload();
		expect((await save(own)).body.data.photoURL).toBe(own);
		for (const other of [
			'https://lh3.googleusercontent.com/a/ACg8ocKx=s96-c',
			`http://127.0.0.1:${port}/me.png`,
			'https://site.test.evil.test/uploads/me.png',
			'http://site.test/uploads/nobody.png',
			`${own}?x=1`,
			'javascript:alert(1)',
			'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
			'x'.repeat(5000),
		]) {
			const { status, body } = await save(other);
			expect(status, other).toBe(200);
			expect(body).toMatchObject({ data: { photoURL: own }, token: expect.any(String) });
		}
		expect(requested).not.toHaveBeenCalled();
		elsewhere.close();
	});

	it('accepts the current picture URL, even an external one', async () => {
		const { id, email, token } = await person();
		const photoURL = 'https://lh3.example.com/before.png';
		await execute(
			inject('database').variables,
			'update up_users set photo_url = ? where email = ?',
			[photoURL, email],
		);
		const { status, body } = await put(`/api/user/${id}`, token, { ...profile, photoURL });
		expect(status).toBe(200);
		expect(body.data).toMatchObject({ ...profile, photoURL });
	});

	it('issues no token to an anonymous caller or for another user', async () => {
		const { email } = await person();
		const stranger = await person();
		const nobody = await put(`/api/user/${email}`, undefined, profile);
		const other = await put(`/api/user/${email}`, stranger.token, profile);
		expect(nobody.status).toBe(401);
		expect(other.status).toBe(403);
		for (const { body } of [nobody, other]) {
			expect(errorSchema.safeParse(body).error).toBeUndefined();
			expect(body).not.toHaveProperty('token');
		}
		expect((await put(`/api/user/${email}`, 'garbage', profile)).status).toBe(401);
		expect((await put('/api/user/nobody@example.com', stranger.token, profile)).status).toBe(403);
	});

	it('lets an admin update any profile, and returns the admin’s own token', async () => {
		const { email, id } = await person();
		const { status, body } = await asOwner('PUT', `/api/user/${email}`, profile);
		expect(status).toBe(200);
		expect(body.data).toMatchObject({ _id: id, city: 'Dhaka' });
		expect((await call(`/api/user/${email}`, { token: body.token })).status).toBe(200);
		expect((await call(`/api/user/admin/${owner.email}`, { token: body.token })).body.admin).toBe(
			true,
		);
		expect((await asOwner('PUT', '/api/user/nobody@example.com', profile)).status).toBe(404);
	});
});

describe('GET /user/:email and /user/admin/:email', () => {
	it('are accessible only to the user and admins', async () => {
		const one = await person();
		const stranger = await person();
		for (const path of [`/user/${one.email}`, `/api/user/${one.id}`, `/user/admin/${one.email}`]) {
			expect((await call(path)).status).toBe(401);
			expect(await call(path, { token: stranger.token })).toMatchObject({
				status: 403,
				body: { status: false, error: { status: 403, message: messages.notYours } },
			});
			expect((await call(path, { token: one.token })).status).toBe(200);
			expect((await asOwner('GET', path)).status).toBe(200);
		}
		const { body } = await call(`/api/user/${one.email}`, { token: one.token });
		expect(apiEndpoints.getUser.response.safeParse(body).error).toBeUndefined();
		expect(JSON.stringify(body)).not.toMatch(/\$2[aby]\$|Token"/);
		expect((await asOwner('GET', '/api/user/nope')).status).toBe(404);
	});

	it('report admin status from the role', async () => {
		const { email, token } = await person();
		const check = async (of: string, by: string) =>
			(await call(`/api/user/admin/${of}`, { token: by })).body;
		expect(await check(email, token)).toEqual({ admin: false });
		expect(await check(owner.email, await ownerToken())).toEqual({ admin: true });
		expect(await check(email, await ownerToken())).toEqual({ admin: false });
	});
});

describe('GET /users', () => {
	it('is admin-only, paginated, searchable and sortable', async () => {
		const { email, token } = await person('Zahanara Findable');
		await person('Abul Findable');
		expect((await call('/api/users')).status).toBe(401);
		expect((await call('/api/users', { token })).status).toBe(403);
		const all = await asOwner('GET', '/users');
		expect(apiEndpoints.listUsers.response.safeParse(all.body).error).toBeUndefined();
		expect(all.body.data[0].displayName).toBe('Abul Findable');
		const names = async (query: string) => {
			const { body } = await asOwner('GET', `/api/users?${query}`);
			expect(apiEndpoints.listUsers.response.safeParse(body).error).toBeUndefined();
			return [body.total, body.data.map((user: { displayName: string }) => user.displayName)];
		};
		expect(await names('page=1&search=findable&sort=-displayName')).toEqual([
			2,
			['Zahanara Findable', 'Abul Findable'],
		]);
		expect(await names('page=2&size=1&search=findable&sort=displayName')).toEqual([
			2,
			['Zahanara Findable'],
		]);
		expect(await names(`page=1&search=${encodeURIComponent(email)}`)).toEqual([
			1,
			['Zahanara Findable'],
		]);
		expect((await asOwner('GET', '/api/users?page=1&sort=password')).status).toBe(400);
		expect((await asOwner('GET', '/api/users?page=999')).status).toBe(404);
	});
});

describe('DELETE /user/:id', () => {
	const remove = (id: string, token?: string) =>
		call(`/api/user/${id}`, { method: 'DELETE', ...(token ? { token } : {}) });

	it('is admin-only and revokes the user’s tokens at once', async () => {
		const one = await person();
		const stranger = await person();
		expect((await remove(one.id)).status).toBe(401);
		expect((await remove(one.id, one.token)).status).toBe(403);
		expect((await remove(one.id, stranger.token)).status).toBe(403);
		const { status, body } = await remove(one.id, await ownerToken());
		expect(status).toBe(200);
		expect(body.data).toEqual({ acknowledged: true, deletedCount: 1 });
		expect((await call(`/api/user/${one.id}`, { token: one.token })).status).toBe(401);
		const refresh = { method: 'POST', body: {}, cookie: one.cookie };
		expect((await call('/api/auth/refresh', refresh)).status).toBe(401);
		expect((await remove(one.id, await ownerToken())).status).toBe(404);
		expect((await remove('nope', await ownerToken())).status).toBe(404);
	});

	it('does not delete the caller or the last admin', async () => {
		const { body } = await asOwner('GET', `/api/user/${owner.email}`);
		const own = await remove(body.data._id, await ownerToken());
		expect(own.status).toBe(409);
		expect(errorSchema.safeParse(own.body).error).toBeUndefined();
		expect(own.body.error.message).toBe(messages.ownAccount);
		const uid = 'plugin::users-permissions.user';
		const path = `/content-manager/collection-types/${uid}/${body.data._id}`;
		await expect(panel('DELETE', path)).rejects.toThrow(messages.lastAdmin);
		expect((await asOwner('GET', '/api/users')).status).toBe(200);
	});

	it('revokes the tokens of a user blocked in the panel', async () => {
		const one = await person();
		const uid = 'plugin::users-permissions.user';
		await panel('PUT', `/content-manager/collection-types/${uid}/${one.id}`, { blocked: true });
		expect((await call(`/api/user/${one.id}`, { token: one.token })).status).toBe(401);
		const refresh = { method: 'POST', body: {}, cookie: one.cookie };
		expect((await call('/api/auth/refresh', refresh)).status).toBe(401);
		const { email: identifier, password } = one;
		const again = { method: 'POST', body: { identifier, password } };
		const { status, body } = await call('/api/auth/local', again);
		expect(status).toBe(403);
		expect(body.error.message).toBe(messages.accountBlocked);
	});
});
