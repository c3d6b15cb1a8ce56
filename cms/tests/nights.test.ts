import { execFile } from 'node:child_process';
import {
	copyFileSync,
	existsSync,
	mkdirSync,
	readdirSync,
	renameSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { signInOwner } from './support/accounts.ts';
import { call } from './support/api.ts';
import { done } from './support/backup.ts';
import type { OwnDatabase } from './support/empty-database.ts';
import { execute } from './support/execute-sql.ts';
import { insert } from './support/insert-rows.ts';
import { kinds } from './support/kinds.ts';
import { movingClock } from './support/moving-clock.ts';
import { asOwner } from './support/owner.ts';
import { preparedDatabase } from './support/prepared-database.ts';
import './support/provided-context.ts';
import { environment, type Server, startServer } from './support/server.ts';

const hour = 3600 * 1000;
const row = (name: string) => ({
	document_id: name,
	name,
	hash: name,
	ext: '.webp',
	mime: 'image/webp',
	size: 1,
	url: `/uploads/${name}.webp`,
	provider: 'local',
	folder_path: '/',
});

const subscriber = (name: string, confirmed: boolean, hoursLeft: number) => ({
	document_id: name,
	email: `${name}@example.com`,
	confirmed,
	confirm_by: new Date(Date.now() + hoursLeft * hour),
});

const trashed = (name: string, hoursLeft: number) => ({
	kind: 'message',
	document_id: name,
	title: name,
	deleted_at: new Date(),
	deleted_by: '',
	expires_at: new Date(Date.now() + hoursLeft * hour),
	content: JSON.stringify({ versions: [], references: [] }),
});

/** On PostgreSQL, two processes run at once and take turns. */
const processes = inject('database').kind === 'postgres' ? 2 : 1;
const count = (text: string, part: string) => text.split(part).length - 1;

describe('nightly maintenance', () => {
	let database: OwnDatabase;
	let variables: Record<string, string>;
	let backups: string;
	let uploads: string;
	let servers: Server[] = [];
	const clock = movingClock();
	const logs = () => servers.map(({ log }) => log()).join('\n');
	const start = () => Promise.all(Array.from({ length: processes }, () => startServer(variables)));

	beforeAll(async () => {
		database = await preparedDatabase();
		variables = { ...database.variables, ...clock.variables, BACKUPS: '2' };
		const { DATA_DIR = '' } = variables;
		backups = join(DATA_DIR, 'backups');
		uploads = join(DATA_DIR, 'public/uploads');
		mkdirSync(backups);
		mkdirSync(uploads, { recursive: true });
		for (const name of ['nightly-2020-01-01', 'nightly-2020-01-02', 'mine', 'replaced-2020'])
			writeFileSync(join(backups, `${name}.tar.gz`), '');
		for (const name of ['wanted', 'loose', 'new'])
			writeFileSync(join(uploads, `${name}.webp`), name);
		await insert(variables, 'files', [
			{ ...row('wanted'), owner: 'site' },
			{ ...row('gone'), owner: 'account:gone' },
		]);
		await insert(variables, 'subscribers', [
			subscriber('late', false, -1),
			subscriber('asked', false, 48),
			subscriber('sure', true, -1),
		]);
		await insert(variables, 'trash_items', [trashed('expired', -1), trashed('restorable', 48)]);
		clock.pass(25 * hour);
		const now = new Date(clock.now());
		utimesSync(join(uploads, 'new.webp'), now, now);
		servers = await start();
		await vi.waitUntil(() => logs().includes("The night's backup"), { timeout: 60_000 });
	});
	afterAll(async () => {
		for (const { pid } of servers) process.kill(pid, 'SIGKILL');
		database.remove();
		clock.remove();
	});

	/** Backup state in the owner's overview. */
	const told = async () => {
		const { body } = await asOwner('GET', '/api/overview', undefined, servers[0]?.url);
		return body.data.backups;
	};

	it('removes orphaned uploads and reports entries without a file', () => {
		expect(readdirSync(uploads).sort()).toEqual(['new.webp', 'wanted.webp']);
		expect(count(logs(), 'Removed uploaded files without an entry: loose.webp')).toBe(1);
		expect(count(logs(), 'The media library names files that are gone: gone.webp')).toBe(1);
		expect(count(logs(), '1 uploaded files have no owner: /uploads/gone.webp')).toBe(1);
	});

	it('deletes expired unconfirmed newsletter subscriptions', async () => {
		const { body } = await asOwner('GET', '/api/subscribers', undefined, servers[0]?.url);
		const emails = body.data.map(({ email }: { email: string }) => email);
		expect(emails.sort()).toEqual(['asked@example.com', 'sure@example.com']);
		expect(count(logs(), 'Forgot 1 addresses')).toBe(1);
	});

	it('empties the trash of what has expired', async () => {
		const { body } = await asOwner('GET', '/api/trash', undefined, servers[0]?.url);
		expect(body.data.map(({ title }: { title: string }) => title)).toEqual(['restorable']);
		expect(count(logs(), 'Deleted 1 expired items from the trash')).toBe(1);
	});

	it('makes one backup and keeps the number set in BACKUPS', async () => {
		expect(count(logs(), "The night's backup")).toBe(1);
		await expect.poll(told).toBe('made');
		const [mine, older, newest = '', ...more] = readdirSync(backups).sort();
		expect([mine, older]).toEqual(['mine.tar.gz', 'nightly-2020-01-02.tar.gz']);
		expect(more).toEqual(['replaced-2020.tar.gz']);
		expect(await done(variables, 'backup', '--verify', join(backups, newest))).toMatch(
			/1 pictures/,
		);
	});

	it.runIf(processes === 1)(
		'writes changes to cms.db itself within about a minute',
		async () => {
			const file = join(variables.DATA_DIR ?? '', 'cms.db');
			await execute(variables, 'update files set caption = ? where name = ?', ['late', 'wanted']);
			const isCopied = () => {
				copyFileSync(file, `${file}.copy`);
				const copy = new Sqlite(`${file}.copy`);
				const caption = copy
					.prepare("select caption from files where name = 'wanted'")
					.pluck()
					.get();
				copy.close();
				return caption === 'late';
			};
			await vi.waitUntil(isCopied, { timeout: 75_000, interval: 1000 });
		},
		80_000,
	);

	it.runIf(processes === 1)(
		'does not run for command-line tools',
		async () => {
			for (const server of servers) await server.stop();
			clock.pass(24 * hour);
			const loose = join(uploads, 'loose.webp');
			const text = join(uploads, 'post.md');
			writeFileSync(loose, '');
			utimesSync(loose, 0, 0);
			writeFileSync(text, '---\ntitle: A post\n---\nWords.');
			const before = readdirSync(backups);
			const { stdout } = await promisify(execFile)(
				process.execPath,
				['dist/src/tools/import/main.js', '--dry-run', text],
				{ env: environment(variables) },
			);
			expect(stdout).toContain('would add');
			expect(existsSync(loose)).toBe(true);
			expect(readdirSync(backups)).toEqual(before);
			servers = await start();
			await vi.waitUntil(() => !existsSync(loose), { timeout: 60_000 });
		},
		300_000,
	);

	interface ScheduledPost {
		id: string;
		publishAt: string;
	}
	let due: ScheduledPost;
	/** The post that becomes due while no server is running. */
	let dueMeanwhile: ScheduledPost;
	/** Schedules a post this many hours from now. */
	async function schedule(hours: number): Promise<ScheduledPost> {
		const post = kinds.find(({ kind }) => kind === 'blog');
		const publishAt = new Date(clock.now() + hours * hour).toISOString();
		const body = { ...post?.body, publishAt };
		const added = await asOwner('POST', `/api${post?.add}`, body, servers[0]?.url);
		expect(added.status).toBe(201);
		return { id: added.body.insertedId, publishAt };
	}
	/** Number of publications by the schedule in a post's history. */
	async function published({ id }: ScheduledPost): Promise<number> {
		const base = servers.at(-1)?.url ?? '';
		const { token } = await signInOwner(base);
		const { body } = await call(`/api/history/blog/${id}`, { token, base });
		return body.data.filter(({ by }: { by: string }) => by === 'The schedule').length;
	}

	it('publishes a scheduled post once across all processes', async () => {
		due = await schedule(1);
		dueMeanwhile = await schedule(12);
		expect(await published(due)).toBe(0);
		clock.pass(2 * hour);
		await vi.waitUntil(() => published(due), { timeout: 40_000, interval: 500 });
		expect([await published(due), await published(dueMeanwhile)]).toEqual([1, 0]);
	}, 60_000);

	it('logs and reports a failed backup', async () => {
		for (const server of servers) await server.stop();
		renameSync(backups, `${backups}-before`);
		writeFileSync(backups, 'in the way');
		clock.pass(24 * hour);
		servers = await start();
		await vi.waitUntil(() => logs().includes('The nightly backup failed.'), { timeout: 60_000 });
		await expect.poll(told).toBe('failed');
	}, 300_000);

	it('publishes a post that became due while no server was running, with its scheduled date', async () => {
		await vi.waitUntil(() => published(dueMeanwhile), { timeout: 40_000, interval: 500 });
		expect([await published(due), await published(dueMeanwhile)]).toEqual([1, 1]);
		const { body } = await call('/api/blog', { base: servers[0]?.url ?? '' });
		const dates = body.data.map(({ _id, date }: { _id: string; date: string }) => [_id, date]);
		for (const { id, publishAt } of [due, dueMeanwhile])
			expect(dates).toContainEqual([id, publishAt]);
	}, 60_000);
});
