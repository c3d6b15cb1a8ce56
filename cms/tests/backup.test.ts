import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { everyList } from './support/all-lists.ts';
import { call } from './support/api.ts';
import { command, contentsOf, done } from './support/backup.ts';
import { emptyDatabase, type OwnDatabase, ownDatabase } from './support/empty-database.ts';
import { fill, startWriting } from './support/fill-installation.ts';
import { insert } from './support/insert-rows.ts';
import { panel } from './support/panel.ts';
import { preparedDatabase } from './support/prepared-database.ts';
import './support/provided-context.ts';
import { ownerPanelToken } from './support/panel-session.ts';
import { codeAt } from './support/second-factor.ts';
import { type Server, startServer } from './support/server.ts';
import { digestStoredFiles, listStoredNames } from './support/stored-files.ts';
import { signIn, type Uploaded } from './support/uploads.ts';

type Variables = Record<string, string>;
const { kind } = inject('database');
const others = 'of-another-machine-0123456789abcdef';
/** Secrets of a newly set up installation. */
const otherSecrets = { ENCRYPTION_KEY: others, API_TOKEN_SALT: others };

/** Creates an empty SQLite installation, regardless of the suite's database. */
async function emptySqlite(): Promise<OwnDatabase> {
	if (kind === 'sqlite') return emptyDatabase();
	const { variables, remove } = await ownDatabase('');
	return { variables: { DATA_DIR: variables.DATA_DIR ?? '' }, remove };
}

const versionsOf = ({ url, formats }: Uploaded) => [
	url,
	...Object.values(formats ?? {}).map((format) => format.url),
];
const backupsOf = ({ DATA_DIR = '' }: Variables) =>
	readdirSync(join(DATA_DIR, 'backups')).map((name) => join(DATA_DIR, 'backups', name));

const removals: (() => void)[] = [];
async function own(database: Promise<OwnDatabase>): Promise<Variables> {
	const { variables, remove } = await database;
	removals.push(remove);
	return variables;
}

describe('a backup', () => {
	/** The shared server: content that other files left there is backed up too. */
	const { variables } = inject('database');
	const source = inject('url');
	let filled: Awaited<ReturnType<typeof fill>>;
	/** Backups made during writes and afterwards. */
	let busy: string;
	let quiet: string;
	/** Messages acknowledged before and after the first backup. */
	let sent: { before: number; after: number };
	let lists: Awaited<ReturnType<typeof everyList>>;

	beforeAll(async () => {
		const target = { url: source, token: ownerPanelToken };
		filled = await fill(target);
		const folder = await own(ownDatabase(''));
		busy = join(folder.DATA_DIR ?? '', 'elsewhere', 'busy.tar.gz');
		const messages = '/content-manager/collection-types/api::message.message?pageSize=1';
		const there = (await panel('GET', messages)).pagination.total;
		const writer = startWriting(source);
		await vi.waitUntil(() => writer.sent() > 3, { timeout: 60_000 });
		const before = there + writer.sent();
		await done(variables, 'backup', busy);
		sent = { before, after: there + (await writer.stop()) };
		await done(variables, 'backup');
		quiet = backupsOf(variables)[0] ?? '';
		lists = await everyList(target);
	});
	afterAll(() => {
		rmSync(join(variables.DATA_DIR ?? '', 'backups'), { recursive: true });
		for (const remove of removals) remove();
	});

	it('is a single file with mode 0600, described by --verify', async () => {
		expect(backupsOf(variables)).toEqual([quiet]);
		expect(statSync(quiet).mode & 0o777).toBe(0o600);
		const printed = await done(variables, 'backup', '--verify', quiet);
		expect(printed).toContain('Version 0.1.0');
		expect(printed).toContain(`${sent.after} messages`);
		expect(printed).toContain('It is whole.');
	});

	it('stores environment variables unchanged and names those it cannot quote', async () => {
		const values = { MAIL_FROM: `Sumu's "loom"`, GEOIP_TOKEN: `Sumu's "loom", \`woven\`` };
		const folder = await own(ownDatabase(''));
		const file = join(folder.DATA_DIR ?? '', 'of-settings.tar.gz');
		await done({ ...variables, ...values }, 'backup', file);
		const settings = execFileSync('tar', ['-xzOf', file, 'settings.env'], { encoding: 'utf8' });
		const read = parseEnv(settings);
		expect(read).toMatchObject({ MAIL_FROM: values.MAIL_FROM });
		expect(read).not.toHaveProperty('GEOIP_TOKEN');
		expect(settings).toContain('# GEOIP_TOKEN has to be set by hand');
	});

	it('does not overwrite a file and is refused for an empty installation', async () => {
		expect(await command(variables, 'backup', quiet)).toMatchObject({
			code: 1,
			errors: expect.stringContaining('is there already'),
		});
		const empty = await own(emptySqlite());
		expect(await command(empty, 'backup')).toMatchObject({
			code: 1,
			errors: expect.stringContaining('There is nothing to back up'),
		});
	});

	it('is not restored while the CMS runs', async () => {
		const port = new URL(source).port;
		const refused = await command({ ...variables, CMS_PORT: port }, 'restore', quiet, '--replace');
		expect(refused).toMatchObject({ code: 1, errors: expect.stringContaining('Stop the product') });
		const elsewhere = await command(variables, 'restore', quiet, '--replace');
		expect(elsewhere).toMatchObject({
			code: 1,
			errors: expect.stringMatching(/Another program has|Others are connected/),
		});
		expect((await call('/api/projects', { base: source })).status).toBe(200);
	});

	/** Expects every readable list and every picture to equal the source's. */
	async function compare(restored: Server, at: Variables) {
		const target = await signIn(restored.url);
		expect(await everyList(target)).toEqual(lists);
		const pictures = await digestStoredFiles(at);
		expect(Object.keys(pictures).length).toBeGreaterThanOrEqual(versionsOf(filled.photo).length);
		expect(await digestStoredFiles(variables)).toMatchObject(pictures);
		for (const url of versionsOf(filled.photo)) {
			const bytes = async (base: string) =>
				Buffer.from(await (await fetch(base + url)).arrayBuffer());
			expect((await bytes(restored.url)).equals(await bytes(source))).toBe(true);
		}
	}

	/** Expects all sessions to be revoked, and second factors and API tokens to remain valid. */
	async function compareSignIn({ url: base }: Server) {
		const { visitor, secret: factor, apiToken } = filled;
		const renewal = { method: 'POST', cookie: visitor.cookie, base };
		expect((await call('/api/auth/refresh', renewal)).status).toBe(401);
		expect((await call('/api/auth/sessions', { token: visitor.token, base })).status).toBe(401);
		const there = await fetch(`${base}/admin/users/me`, {
			headers: { authorization: `Bearer ${ownerPanelToken}` },
		});
		expect(there.status).toBe(401);
		const credentials = { identifier: visitor.email, password: visitor.password };
		const asked = await call('/api/auth/local', { method: 'POST', body: credentials, base });
		expect(asked.body.error.details).toMatchObject({ reason: 'code' });
		const body = { ...credentials, code: codeAt(factor, Date.now()) };
		const signedIn = await call('/api/auth/local', { method: 'POST', body, base });
		expect(signedIn.status).toBe(200);
		// A call of Strapi's own: those of the contract refuse API tokens.
		const read = await fetch(`${base}/api/upload/files`, {
			headers: { authorization: `Bearer ${apiToken}` },
		});
		expect(read.status).toBe(200);
	}

	it('contains every message acknowledged before it started', async () => {
		const at = await own(emptySqlite());
		const restored = await done({ ...at, JWT_SECRET: others }, 'restore', busy);
		expect(restored).toContain('JWT_SECRET is another one than in the backup');
		const again = join(at.DATA_DIR ?? '', 'again.tar.gz');
		const printed = await done(at, 'backup', again);
		const messages = Number(/(\d+) messages/.exec(printed)?.[1]);
		expect(messages).toBeGreaterThanOrEqual(sent.before);
		expect(messages).toBeLessThanOrEqual(sent.after);
	});

	it('stops letters that someone may have received since', async () => {
		const first = await own(preparedDatabase());
		const hour = 3_600_000;
		const letters = [
			['draft', null],
			['sending', null],
			['scheduled', new Date(Date.now() - hour)],
			['scheduled', new Date(Date.now() + hour)],
			['sent', null],
		] as const;
		await insert(
			first,
			'letters',
			letters.map(([state, sendAt], at) => ({ public_id: `letter-${at}`, state, send_at: sendAt })),
		);
		const file = join(first.DATA_DIR ?? '', 'letters.tar.gz');
		await done(first, 'backup', file);
		const second = await own(emptySqlite());
		expect(await done(second, 'restore', file)).toContain('are stopped: 2.');
		const restored = new Sqlite(join(second.DATA_DIR ?? '', 'cms.db'));
		expect(restored.prepare('select state from letters order by public_id').pluck().all()).toEqual([
			'draft',
			'cancelled',
			'cancelled',
			'scheduled',
			'sent',
		]);
		restored.close();
	});

	it('restores into an empty installation with other secrets and replaces one in use', async () => {
		const first: Variables = { ...(await own(emptySqlite())), ...otherSecrets };
		const folder = first.DATA_DIR ?? '';
		await done(first, 'restore', quiet);
		expect(readdirSync(folder).sort()).toEqual(['backups', 'cms.db', 'public']);
		expect(backupsOf(first)).toEqual([]);
		const onSqlite = await startServer(first);
		await compare(onSqlite, first);
		await done(first, 'backup', join(folder, 'first.tar.gz'));
		await compareSignIn(onSqlite);
		await onSqlite.stop();

		const second = await own(preparedDatabase());
		const at = second.DATA_DIR ?? '';
		mkdirSync(join(at, 'public/uploads'), { recursive: true });
		writeFileSync(join(at, 'public/uploads/before.webp'), 'before');
		const restore = ['restore', join(folder, 'first.tar.gz')] as const;
		const refused = await command(second, ...restore);
		expect(refused).toMatchObject({ code: 1, errors: expect.stringContaining('--replace') });
		await done(second, ...restore, '--replace');
		const [replaced = '', ...more] = backupsOf(second);
		expect(more).toEqual([]);
		expect(await done(second, 'backup', '--verify', replaced)).toMatch(/ 0 messages\), 0 pictures/);
		const moved = readdirSync(at).filter((name) => name.startsWith('replaced-'));
		expect(moved).toHaveLength(1);
		const kept = Object.keys(contentsOf(join(at, moved[0] ?? '')));
		expect(kept).toContain('/uploads/before.webp');
		expect(kept.includes('/cms.db')).toBe(kind === 'sqlite');
		expect(await listStoredNames(second)).not.toContain('before.webp');
		if (kind === 'sqlite') return;
		const back = await startServer(second);
		await compare(back, second);
		// Expects new rows to get unused ids.
		await fill(await signIn(back.url));
		await back.stop();
	}, 300_000);
});
