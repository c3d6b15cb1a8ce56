import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { call } from './support/api.ts';
import type { OwnDatabase } from './support/empty-database.ts';
import { asOwner } from './support/owner.ts';
import { type Person, person } from './support/people.ts';
import { preparedDatabase } from './support/prepared-database.ts';
import './support/provided.ts';
import { type Server, startServer } from './support/server.ts';

/** PostgreSQL has two servers at once, which share its rows and nothing else. */
const processes = inject('database').kind === 'postgres' ? 2 : 1;

describe('the photo of an account', () => {
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

	const files = () => {
		const folder = join(database.variables.DATA_DIR ?? '', 'public/uploads');
		return readdirSync(folder).filter((name) => !name.startsWith('.'));
	};
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

	it('is one, however many are uploaded at once', async () => {
		const one = await person('Nadia', base());
		await send(one, 0);
		const ofOne = files().length;
		expect(ofOne).toBeGreaterThan(1);
		const sent = await Promise.all(Array.from({ length: 8 }, (_, turn) => send(one, turn)));
		const statuses = sent.map(({ status }) => status).sort();
		expect(new Set(statuses)).toEqual(new Set([200, 429]));
		expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(processes);
		await expect.poll(() => files().length).toBe(ofOne);
		const { photoURL } = await shown(one);
		expect(files()).toContain(new URL(photoURL).pathname.split('/').at(-1));
		for (let turn = 0; turn < 3; turn += 1) expect((await send(one, turn)).status).toBe(200);
		await expect.poll(() => files().length).toBe(ofOne);
	});

	it('goes when its owner empties it', async () => {
		const before = files().length;
		const one = await person('Nadia', base());
		await send(one, 0);
		const { email, token } = one;
		const body = { photoURL: '' };
		await call(`/api/user/${email}`, { method: 'PUT', token, body, base: base() });
		expect((await shown(one)).photoURL).toBeNull();
		await expect.poll(() => files().length).toBe(before);
	});

	it.each([
		'during an upload',
		'after one',
	])('goes with an account that is deleted %s', async (when) => {
		const before = files().length;
		const one = await person('Nadia', base());
		const uploads = Promise.all(Array.from({ length: processes }, (_, turn) => send(one, turn)));
		if (when === 'after one') await uploads;
		await asOwner('DELETE', `/api/user/${one.id}`, undefined, base());
		await uploads;
		await expect.poll(() => files().length).toBe(before);
	});
});
