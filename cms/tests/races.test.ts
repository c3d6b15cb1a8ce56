import type { EntryVersion } from '@sumu/contract';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { person } from './support/accounts.ts';
import { call } from './support/api.ts';
import { sendAtOnce } from './support/concurrent-requests.ts';
import { execute } from './support/execute-sql.ts';
import { insert } from './support/insert-rows.ts';
import { kinds } from './support/kinds.ts';
import { howManyWait } from './support/lock-waiters.ts';
import { type Mailbox, openMailbox } from './support/mailbox.ts';
import { movingClock } from './support/moving-clock.ts';
import { asOwner, ownerToken } from './support/owner.ts';
import { preparedDatabase } from './support/prepared-database.ts';
import './support/provided-context.ts';
import { codeAt, step, turnOn } from './support/second-factor.ts';
import { type Server, startServer } from './support/server.ts';
import { sessionIdOf } from './support/sessions-table.ts';

const fresh = 'Fresh42threads';
const second = 1000;
/** Also covers the start of two processes on slow cores. */
const MAX_LOCK_WAIT_MS = 150 * second;
/** Requests per race, half of them to each process. */
const CONTENDERS = 6;

const [project] = kinds;

describe.runIf(inject('database').kind === 'postgres')('two processes on one database', () => {
	const clock = movingClock();
	let servers: Server[] = [];
	let mailbox: Mailbox;
	let remove: () => void;
	let variables: Record<string, string>;

	beforeAll(async () => {
		const database = await preparedDatabase();
		remove = database.remove;
		mailbox = await openMailbox();
		variables = { ...database.variables, ...clock.variables, SMTP_URL: mailbox.url };
		servers = [await startServer(variables), await startServer(variables)];
	});
	afterAll(async () => {
		for (const server of servers) await server.stop();
		await mailbox.stop();
		clock.remove();
		remove();
	});

	const base = () => servers[0]?.url ?? '';
	/** Returns the URL of a path on both processes, alternating. */
	const everywhere = (path: string) =>
		Array.from({ length: CONTENDERS }, (_, index) => `${servers[index % 2]?.url}${path}`);
	const somebody = async () => {
		const one = await person(undefined, base());
		const confirmation = codeIn((await mailbox.letterTo(one.email)).text);
		return { ...one, confirmation };
	};
	const codeIn = (text = '') => /#code=([\w.-]+)/.exec(text)?.[1] ?? '';
	/** Expects one success; every other request gets the status of a used code. */
	const expectOneWinner = (statuses: number[], refused: number) =>
		expect(statuses.toSorted()).toEqual([200, ...Array(CONTENDERS - 1).fill(refused)]);

	interface Lock {
		/** Statement that locks a row, and its value. */
		readonly sql: string;
		readonly value: string;
		/** Number of requests that wait for the row at once. */
		readonly waiters: number;
	}
	/** Sends requests while another transaction locks a row, until they wait for it. */
	async function whileLocked(
		{ sql: lock, value, waiters }: Lock,
		send: () => Promise<number[]>,
	): Promise<number[]> {
		const other = new Client({ connectionString: variables.DATABASE_URL });
		await other.connect();
		try {
			await other.query('begin');
			expect((await other.query(lock, [value])).rowCount).toBe(1);
			const sent = send();
			await vi.waitFor(
				async () =>
					expect(await howManyWait((sql) => other.query(sql))).toBeGreaterThanOrEqual(waiters),
				MAX_LOCK_WAIT_MS,
			);
			await other.query('commit');
			return await sent;
		} finally {
			await other.end();
		}
	}

	it('accept a password reset code once', async () => {
		const { email } = await somebody();
		await call('/api/auth/forgot-password', { method: 'POST', body: { email }, base: base() });
		const code = codeIn((await mailbox.letterTo(email)).text);
		const body = { code, password: fresh, passwordConfirmation: fresh };
		// All requests find the code before one of them uses it up.
		const account = {
			sql: 'select id from up_users where email = $1 for no key update',
			value: email,
			waiters: CONTENDERS,
		};
		const statuses = await whileLocked(account, () =>
			sendAtOnce(everywhere('/api/auth/reset-password'), body),
		);
		expectOneWinner(statuses, 400);
	});

	it('accept an e-mail confirmation code once', async () => {
		const { confirmation } = await somebody();
		expect(confirmation).not.toBe('');
		const statuses = await sendAtOnce(everywhere('/api/auth/email-confirmation'), { confirmation });
		expectOneWinner(statuses, 400);
	});

	it.each(['app', 'recovery'])('accept a second-factor %s code once', async (source) => {
		const one = await somebody();
		const { secret, recoveryCodes } = await turnOn(one, Date.now(), base());
		// The current code was used to turn it on.
		const code = source === 'app' ? codeAt(secret, Date.now() + step) : recoveryCodes[0];
		const body = { identifier: one.email, password: one.password, code };
		expectOneWinner(await sendAtOnce(everywhere('/api/auth/local'), body), 401);
	});

	it('refresh a session once, and end it when its first token is reused later', async () => {
		const one = await somebody();
		const refresh = (cookie: string) =>
			call('/api/auth/refresh', { method: 'POST', body: {}, cookie, base: base() });
		const headers = { cookie: one.cookie };
		// Each process merges its own requests, so one of each waits for the row.
		const session = {
			sql: 'select id from strapi_sessions where session_id = $1 for update',
			value: sessionIdOf(one.cookie),
			waiters: servers.length,
		};
		const statuses = await whileLocked(session, () =>
			sendAtOnce(everywhere('/api/auth/refresh'), {}, { headers }),
		);
		// Two tabs may refresh at once: each gets the newest token.
		expect(statuses).toEqual(Array(CONTENDERS).fill(200));
		const again = await refresh(one.cookie);
		expect(again.status).toBe(200);
		const sessions = await call('/api/auth/sessions', { token: again.body.jwt, base: base() });
		expect(sessions.body.data).toHaveLength(1);
		const ago = new Date(Date.now() - 120 * second);
		const older = 'update strapi_sessions set created_at = ? where child_id is null';
		await execute(variables, older, [ago]);
		expect((await refresh(one.cookie)).status).toBe(401);
		const ended = await call('/api/auth/sessions', { token: again.body.jwt, base: base() });
		expect(ended.status).toBe(401);
	});

	describe('a project', () => {
		const added = async (more: object = {}) => {
			const body = { ...project?.body, ...more };
			const answer = await asOwner('POST', '/api/project/project-add', body, base());
			expect(answer.status, JSON.stringify(answer.body)).toBe(201);
			return answer.body.data;
		};
		const historyOf = async (id: string): Promise<EntryVersion[]> =>
			(await asOwner('GET', `/api/history/project/${id}`, undefined, base())).body.data;

		it('accepts one of several simultaneous saves of the same version', async () => {
			const { _id, updated } = await added();
			const statuses = await sendAtOnce(
				everywhere(`/api/project/update/${_id}`),
				{ projectTheme: 'Indigo', updated },
				{ method: 'PUT', headers: { authorization: `Bearer ${await ownerToken(base())}` } },
			);
			expectOneWinner(statuses, 409);
			expect(await historyOf(_id)).toHaveLength(2);
		});

		it('gets a later time with each of two changes in the same millisecond', async () => {
			const { _id } = await added();
			// Both clocks are behind this time, so neither change has a later one of its own.
			const ahead = new Date(Date.now() + 86_400 * second);
			await execute(variables, 'update projects set updated_at = ? where document_id = ?', [
				ahead,
				_id,
			]);
			const read = async () =>
				(await asOwner('GET', `/api/project/${_id}`, undefined, base())).body;
			const before: string = (await read()).data.updated;
			expect(Date.parse(before)).toBeGreaterThan(Date.now());
			for (const { url } of servers) await ownerToken(url);
			const row = {
				sql: 'select id from projects where document_id = $1 and published_at is null for update',
				value: _id,
				waiters: servers.length,
			};
			const statuses = await whileLocked(row, () =>
				Promise.all(
					servers.map(async ({ url }, index) => {
						const changes = { projectTheme: ['Indigo', 'Madder'][index] };
						return (await asOwner('PUT', `/api/project/update/${_id}`, changes, url)).status;
					}),
				),
			);
			expect(statuses).toEqual([200, 200]);
			const after: string = (await read()).data.updated;
			expect(Date.parse(after) - Date.parse(before)).toBe(2);
			const saveFrom = async (updated: string) => {
				const changes = { projectTheme: 'Weld', updated };
				return (await asOwner('PUT', `/api/project/update/${_id}`, changes, base())).status;
			};
			const between = new Date(Date.parse(before) + 1).toISOString();
			expect([await saveFrom(before), await saveFrom(between)]).toEqual([409, 409]);
			expect(await saveFrom(after)).toBe(200);
		});

		it('is published once at its scheduled time', async () => {
			const publishAt = new Date(Date.now() + 1.5 * second).toISOString();
			const { _id } = await added({ publishAt });
			const published = async () =>
				(await historyOf(_id)).filter(({ status }) => status === 'published');
			await vi.waitFor(async () => expect(await published()).not.toEqual([]), {
				timeout: 60_000,
				interval: 500,
			});
			// By then, the other process has checked the schedule too.
			const shown = await call(`/api/project/${_id}`, { base: servers[1]?.url ?? '' });
			expect(shown.status).toBe(200);
			expect(await published()).toHaveLength(1);
		});

		it('stays a draft if its schedule ends while both processes begin to publish it', async () => {
			const publishAt = () => new Date(Date.now() + second).toISOString();
			const isShown = async (id: string) =>
				(await call(`/api/project/${id}`, { base: base() })).status === 200;
			const { _id } = await added({ publishAt: publishAt() });
			const unscheduled = {
				sql: 'update projects set publish_at = null where document_id = $1',
				value: _id,
				waiters: servers.length,
			};
			await whileLocked(unscheduled, async () => []);
			// A process publishes the next project only after it has looked at this one again.
			const next = await added({ publishAt: publishAt() });
			await vi.waitUntil(() => isShown(next._id), { timeout: 60_000, interval: 500 });
			expect(await isShown(_id)).toBe(false);
		});
	});

	it('do a night’s work once if both begin at the same moment', async () => {
		const name = 'gone-for-good';
		const file = { hash: name, ext: '.webp', mime: 'image/webp', size: 1, provider: 'local' };
		const place = { url: `/uploads/${name}.webp`, folder_path: '/', owner: 'site' };
		await insert(variables, 'files', [{ document_id: name, name, ...file, ...place }]);
		for (const server of servers) await server.stop();
		clock.pass(25 * 3600 * second);
		// Both read the state of the night before one of them writes it.
		const night = {
			sql: 'select id from strapi_core_store_settings where key = $1 for update',
			value: 'core_sumu_nights',
			waiters: servers.length,
		};
		await whileLocked(night, async () => {
			servers = await Promise.all(servers.map(() => startServer(variables)));
			return [];
		});
		// A process finishes its work before it stops.
		for (const server of servers) await server.stop();
		const logs = servers.map(({ log }) => log()).join('');
		expect(logs.match(/The media library names files that are gone/g)).toHaveLength(1);
		expect(logs).toContain(`${name}.webp`);
	});
});
