import { messages } from '@sumu/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Person, person } from './support/accounts.ts';
import { call } from './support/api.ts';
import type { OwnDatabase } from './support/empty-database.ts';
import { execute } from './support/execute-sql.ts';
import { asOwner } from './support/owner.ts';
import { preparedDatabase } from './support/prepared-database.ts';
import './support/provided-context.ts';
import { type Server, startServer } from './support/server.ts';
import { listStoredNames } from './support/stored-files.ts';

/** On PostgreSQL, two servers run at once and share only the database. */
const processes = inject('database').kind === 'postgres' ? 2 : 1;

describe('an account photo', () => {
	let database: OwnDatabase;
	let servers: Server[] = [];
	const base = (turn = 0) => servers[turn % processes]?.url ?? '';

	beforeAll(async () => {
		database = await preparedDatabase();
		servers = await Promise.all(
			Array.from({ length: processes }, () => startServer(database.variables)),
		);
	});
	afterAll(async () => {
		for (const server of servers) await server.stop();
		database.remove();
	});

	const files = () => listStoredNames(database.variables);
	const noise = () =>
		sharp({
			create: {
				width: 500,
				height: 500,
				channels: 3,
				background: '#888888',
				noise: { type: 'gaussian', mean: 128, sigma: 30 },
			},
		})
			.png()
			.toBuffer();
	const send = async ({ token }: Person, turn: number) => {
		const form = new FormData();
		form.append('image', new Blob([new Uint8Array(await noise())]), `photo-${turn}.png`);
		const headers = { authorization: `Bearer ${token}` };
		const response = await fetch(`${base(turn)}/api/account/photo`, {
			method: 'POST',
			headers,
			body: form,
		});
		return { status: response.status, body: JSON.parse(await response.text()) };
	};
	const shown = async ({ email, token }: Person) =>
		(await call(`/api/user/${email}`, { token, base: base() })).body.data;

	it('is stored once, even after simultaneous uploads', async () => {
		const one = await person('Nadia', base());
		await send(one, 0);
		const ofOne = (await files()).length;
		expect(ofOne).toBeGreaterThan(1);
		const sent = await Promise.all(Array.from({ length: 8 }, (_, turn) => send(one, turn)));
		const statuses = sent.map(({ status }) => status).sort();
		expect(new Set(statuses)).toEqual(new Set([200, 429]));
		expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(processes);
		await expect.poll(async () => (await files()).length).toBe(ofOne);
		const { photoURL } = await shown(one);
		expect(await files()).toContain(new URL(photoURL).pathname.split('/').at(-1));
		for (let turn = 0; turn < 3; turn += 1) expect((await send(one, turn)).status).toBe(200);
		await expect.poll(async () => (await files()).length).toBe(ofOne);
	});

	it('is deleted when the user clears it', async () => {
		const before = (await files()).length;
		const one = await person('Nadia', base());
		await send(one, 0);
		const { email, token } = one;
		const body = { photoURL: '' };
		await call(`/api/user/${email}`, { method: 'PUT', token, body, base: base() });
		expect((await shown(one)).photoURL).toBeNull();
		await expect.poll(async () => (await files()).length).toBe(before);
	});

	it.each([
		'during an upload',
		'after one',
	])('is removed with an account deleted %s', async (when) => {
		const before = (await files()).length;
		const one = await person('Nadia', base());
		const uploads = Promise.all(Array.from({ length: processes }, (_, turn) => send(one, turn)));
		if (when === 'after one') await uploads;
		await asOwner('DELETE', `/api/user/${one.id}`, undefined, base());
		await uploads;
		await expect.poll(async () => (await files()).length).toBe(before);
	});

	describe('beside an approved review', () => {
		const moderate = (moderateReviews: boolean) =>
			asOwner('PUT', '/api/site', { moderateReviews }, base());
		const onHome = async (reviewText: string) => {
			const { body } = await call('/api/reviews', { base: base() });
			return body.data.find((review: { reviewText: string }) => review.reviewText === reviewText);
		};
		const profile = async (one: Person, body: object) => {
			const { email, token } = one;
			const path = `/api/user/${email}`;
			const { status } = await call(path, { method: 'PUT', token, body, base: base() });
			expect(status).toBe(200);
		};
		const approve = (id: string) =>
			asOwner('PUT', `/review/update/${id}`, { approve: true }, base());
		async function review({ token }: Person, reviewText: string): Promise<string> {
			const body = { rating: 4, reviewText };
			const options = { method: 'POST', body, token, base: base() };
			return (await call('/api/review/add-review', options)).body.insertedId;
		}
		const isStored = async (address: string) =>
			(await files()).includes(new URL(address).pathname.split('/').at(-1) ?? '');
		const place = ({ userCity, location }: { userCity: string; location: { country: string } }) => [
			userCity,
			location.country,
		];

		beforeAll(async () => {
			await moderate(true);
		});
		afterAll(async () => {
			await moderate(false);
		});

		it('stays unchanged with the name and location until the owner approves again', async () => {
			const before = (await files()).length;
			const one = await person('Nadia', base());
			await profile(one, { city: 'Dhaka', country: 'Bangladesh' });
			await send(one, 0);
			const ofOne = (await files()).length - before;
			const id = await review(one, 'Woven well');
			await approve(id);
			const approved = await onHome('Woven well');
			expect([approved.UserName, ...place(approved)]).toEqual(['Nadia', 'Dhaka', 'Bangladesh']);
			expect(await isStored(approved.userImg)).toBe(true);

			await profile(one, { displayName: 'Buy now', city: 'Spamville', country: 'Nowhere' });
			await send(one, 1);
			await profile(one, { photoURL: '' });
			await send(one, 0);
			const still = await onHome('Woven well');
			expect({ ...still, updated: '' }).toEqual({ ...approved, updated: '' });
			expect(await isStored(still.userImg)).toBe(true);

			await approve(id);
			const anew = await onHome('Woven well');
			expect([anew.UserName, ...place(anew)]).toEqual(['Buy now', 'Spamville', 'Nowhere']);
			expect(anew.userImg).toBe((await shown(one)).photoURL);
			await expect.poll(async () => (await files()).length).toBe(before + ofOne);
		});

		it('shows no location added after approval', async () => {
			const one = await person('Nadia', base());
			await approve(await review(one, 'From nowhere'));
			await profile(one, { city: 'Spamville', country: 'Nowhere' });
			expect(place(await onHome('From nowhere'))).toEqual([null, null]);
		});

		it('follows the profile when moderation is off', async () => {
			await moderate(false);
			const one = await person('Nadia', base());
			await review(one, 'At once');
			await profile(one, { displayName: 'Nadia Alam', city: 'Sylhet', country: 'Bangladesh' });
			const now = await onHome('At once');
			expect([now.UserName, ...place(now)]).toEqual(['Nadia Alam', 'Sylhet', 'Bangladesh']);
			await moderate(true);
		});
	});

	it('is rejected when the account’s storage quota is full', async () => {
		const one = await person('Nadia', base());
		expect((await send(one, 0)).status).toBe(200);
		const gigabytes = (size: string) =>
			execute(database.variables, `update files set size = ${size} where owner = ?`, [
				`account:${one.id}`,
			]);
		await gigabytes('5000000');
		const refused = await send(one, 0);
		expect([refused.status, refused.body.error.message]).toEqual([413, messages.storageFull]);
		await gigabytes('4000000');
		expect((await send(one, 0)).status).toBe(200);
	});
});
