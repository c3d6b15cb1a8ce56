import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { person } from './support/accounts.ts';
import { call, newAddress } from './support/api.ts';
import type { OwnDatabase } from './support/empty-database.ts';
import { asOwner } from './support/owner.ts';
import { preparedDatabase } from './support/prepared-database.ts';
import { sample } from './support/samples.ts';
import { type Server, startServer } from './support/server.ts';

describe('SQLite with a second writing process', () => {
	let database: OwnDatabase;
	let server: Server;
	let other: Sqlite.Database;
	beforeAll(async () => {
		database = await preparedDatabase();
		server = await startServer({
			...database.variables,
			SUBMIT_RATE_LIMIT: '1000',
			TRUST_PROXY: 'true',
		});
		other = new Sqlite(join(database.variables.DATA_DIR ?? '', 'cms.db'));
		other.exec('create table if not exists others (id integer)');
	});
	afterAll(async () => {
		other.close();
		await server.stop();
		database.remove();
	});

	/** Writes repeatedly until `something` is done, holding the lock for a while each time. */
	async function writeDuring<Result>(
		something: Promise<Result>,
		{ held, apart }: { held: number; apart: number },
	): Promise<Result> {
		let isOver = false;
		const over = something.finally(() => {
			isOver = true;
		});
		over.catch(() => {});
		while (!isOver) {
			other.exec('begin immediate');
			other.exec('insert into others values (1)');
			if (held) await pause(held);
			other.exec('commit');
			await pause(apart);
		}
		return over;
	}

	it('saves every profile and review during concurrent writes', async () => {
		const one = await person('Nadia', server.url);
		const { body } = await asOwner(
			'POST',
			'/api/blog/add-blog',
			sample.blog('Reviewed'),
			server.url,
		);
		const save = async (turn: number) => {
			const as = { token: one.token, from: newAddress(), base: server.url };
			const profile = await call(`/api/user/${one.email}`, {
				...as,
				method: 'PUT',
				body: { city: `City ${turn}`, displayName: `Nadia ${turn}` },
			});
			const review = { blogId: body.insertedId, reviewText: `Words ${turn}`, rating: 5 };
			const submitted = await call('/api/review/add-review', {
				...as,
				method: 'POST',
				body: review,
			});
			return [profile.status, submitted.status];
		};
		const saves = async () => {
			const statuses: number[] = [];
			for (let turn = 0; turn < 20; turn += 1) statuses.push(...(await save(turn)));
			return statuses;
		};
		const statuses = await writeDuring(saves(), { held: 3, apart: 3 });
		expect(statuses.filter((status) => status >= 400)).toEqual([]);
	});

	it('answers other requests while a write waits for the lock', async () => {
		const one = await person('Nadia', server.url);
		other.exec('begin immediate');
		other.exec('insert into others values (1)');
		const saved = call(`/api/user/${one.email}`, {
			method: 'PUT',
			token: one.token,
			body: { city: 'Khulna' },
			base: server.url,
		});
		let longest = 0;
		for (const since = performance.now(); performance.now() - since < 1500; ) {
			const asked = performance.now();
			await fetch(`${server.url}/_health`);
			longest = Math.max(longest, performance.now() - asked);
			await pause(20);
		}
		other.exec('commit');
		expect((await saved).status).toBe(200);
		expect(longest, 'milliseconds of /_health').toBeLessThan(500);
	});
});
