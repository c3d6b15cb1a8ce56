import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	truncateSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { command, contentsOf, done } from './support/backup.ts';
import { type OwnDatabase, ownDatabase } from './support/empty-database.ts';
import { execute } from './support/execute-sql.ts';
import { insert } from './support/insert-rows.ts';
import { preparedDatabase } from './support/prepared-database.ts';
import { rows } from './support/query-sqlite.ts';

type Variables = Record<string, string>;

const sizeOf = (folder: string) =>
	readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);

describe('backups outside DATA_DIR', () => {
	const folder = mkdtempSync(join(tmpdir(), 'off-site-'));
	const identity = join(folder, 'identity.txt');
	const removals: (() => void)[] = [];
	let source: OwnDatabase;
	let recipient: string;
	let variables: Variables;
	let target: string;

	const uploadsOf = ({ DATA_DIR = '' }: Variables) => join(DATA_DIR, 'public/uploads');
	const archives = () => readdirSync(join(target, 'backups')).sort();
	const files = () => readdirSync(join(target, 'files')).sort();
	/** Adds a picture of 200 kB to the media library. */
	async function addPicture(name: string, content = randomBytes(200_000)) {
		mkdirSync(uploadsOf(variables), { recursive: true });
		writeFileSync(join(uploadsOf(variables), `${name}.webp`), content);
		await insert(variables, 'files', [
			{
				document_id: name,
				name,
				hash: name,
				ext: '.webp',
				mime: 'image/webp',
				size: 200,
				url: `/uploads/${name}.webp`,
				provider: 'local',
				folder_path: '/',
				owner: 'site',
			},
		]);
		return content;
	}
	const send = (more: Variables = {}) => done({ ...variables, ...more }, 'backup', '--send');
	/** Names of backups contain seconds, so two of one second would have one name. */
	const renameNewest = (time: string) => {
		const newest = archives().at(-1) ?? '';
		const renamed = newest.replace(/sumu-.*?Z/, `sumu-${time}`);
		renameSync(join(target, 'backups', newest), join(target, 'backups', renamed));
		return renamed;
	};
	async function emptyMachine(): Promise<Variables> {
		const { variables: own, remove } = await ownDatabase('');
		removals.push(remove);
		return { ...own, ENCRYPTION_KEY: 'of-another-machine-0123456789abcdef' };
	}

	beforeAll(async () => {
		source = await preparedDatabase();
		recipient = (await done({ ...source.variables }, 'backup', '--keygen', identity))
			.trim()
			.split('\n')[0] as string;
		target = join(folder, 'target');
		variables = { ...source.variables, BACKUP_URL: target, BACKUP_RECIPIENTS: recipient };
		await addPicture('first');
		const same = await addPicture('second');
		await addPicture('same-as-second', same);
	});
	afterAll(() => {
		source.remove();
		for (const remove of removals) remove();
		rmSync(folder, { recursive: true });
	});

	it('are made for a key that only its file contains and that is never overwritten', async () => {
		expect(recipient).toMatch(/^age1[\da-z]{58}$/);
		expect(statSync(identity).mode & 0o777).toBe(0o600);
		const text = readFileSync(identity, 'utf8');
		expect(text).toContain(recipient);
		expect(execFileSync('age-keygen', ['-y', identity], { encoding: 'utf8' }).trim()).toBe(
			recipient,
		);
		expect(await command(variables, 'backup', '--keygen', identity)).toMatchObject({
			code: 1,
			errors: expect.stringContaining('is there already'),
		});
		expect(readFileSync(identity, 'utf8')).toBe(text);
	});

	it('are refused without recipients', async () => {
		const { BACKUP_RECIPIENTS, ...without } = variables;
		const refused = await command(without, 'backup', '--send');
		expect(refused).toMatchObject({
			code: 1,
			errors: expect.stringContaining('BACKUP_RECIPIENTS is missing'),
		});
		const wrong = { ...variables, BACKUP_RECIPIENTS: 'age1wrong' };
		expect((await command(wrong, 'backup', '--send')).errors).toContain('BACKUP_RECIPIENTS is');
		expect(existsSync(target)).toBe(false);
	});

	it('store each picture once, under the hash of its content, and send it once', async () => {
		await send();
		expect(archives()).toEqual([expect.stringMatching(/^sumu-[\dT-]+Z\.tar\.gz\.age$/)]);
		expect(files()).toHaveLength(2);
		expect(files()[0]).toMatch(/^[\da-f]{64}\.age$/);
		renameNewest('2026-01-01T00-00-00Z');
		const [before, archive] = [contentsOf(join(target, 'files')), sizeOf(join(target, 'backups'))];
		const printed = await send();
		expect(contentsOf(join(target, 'files'))).toEqual(before);
		const sentBytes = Number(/(\d+) bytes sent/.exec(printed)?.[1]);
		// Only the database is sent again.
		expect(sentBytes).toBeLessThan(archive * 1.2);
		expect(archives()).toHaveLength(2);
	});

	it('contain nothing that can be read without a key', () => {
		for (const below of ['backups', 'files'])
			for (const name of readdirSync(join(target, below))) {
				const content = readFileSync(join(target, below, name));
				expect(content.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
				expect(content.includes('owner@example.com')).toBe(false);
			}
	});

	it('can be opened with age and tar alone', () => {
		const opened = mkdtempSync(join(folder, 'opened-'));
		const script = `set -e
			age -d -i "${identity}" "$(ls -t "${target}"/backups/*.age | head -1)" | tar -xz -C "${opened}"
			age -d -i "${identity}" "${target}/files/$1.age" > "${opened}/picture"`;
		const [name = ''] = files();
		execFileSync('bash', ['-c', script, '-', name.slice(0, 64)], { stdio: 'pipe' });
		expect(readFileSync(join(opened, 'database/admin_users.ndjson'), 'utf8')).toContain('@');
		const manifest = JSON.parse(readFileSync(join(opened, 'manifest.json'), 'utf8'));
		expect(Object.keys(manifest.objects).sort()).toEqual([
			'uploads/first.webp',
			'uploads/same-as-second.webp',
			'uploads/second.webp',
		]);
		const [picture] = Object.entries<{ sha256: string }>(manifest.objects).find(
			([, { sha256 }]) => sha256 === name.slice(0, 64),
		) ?? [''];
		expect(readFileSync(join(opened, 'picture'))).toEqual(
			readFileSync(join(variables.DATA_DIR ?? '', 'public', picture)),
		);
	});

	it('are listed and verified by name, without an extension too, or as the latest', async () => {
		const [older = '', newest = ''] = archives();
		const listed = await done(variables, 'backup', '--list');
		expect(listed.indexOf(newest)).toBeGreaterThan(0);
		expect(listed.indexOf(older)).toBeGreaterThan(listed.indexOf(newest));
		for (const name of ['latest', older, older.replace('.tar.gz.age', '')])
			expect(await done(variables, 'backup', '--verify', name)).toContain('It is whole.');
		const elsewhere = { ...(await emptyMachine()), BACKUP_URL: target };
		expect(await done(elsewhere, 'backup', '--verify', 'latest', '--identity', identity)).toContain(
			'It is whole.',
		);
		expect((await command(elsewhere, 'backup', '--verify', 'latest')).errors).toContain(
			'--identity FILE',
		);
		expect((await command(variables, 'backup', '--verify', 'sumu-gone')).errors).toContain(
			'There is no backup sumu-gone',
		);
	});

	it('are restored on an empty machine with the key alone', async () => {
		const [, newest = ''] = archives();
		for (const address of ['latest', join(target, 'backups', newest), target]) {
			const machine = { ...(await emptyMachine()), BACKUP_URL: target };
			await done(machine, 'restore', address, '--identity', identity);
			expect(contentsOf(uploadsOf(machine))).toEqual(contentsOf(uploadsOf(variables)));
			expect(rows(machine, 'select email from admin_users')).toEqual(
				rows(variables, 'select email from admin_users'),
			);
		}
		const other = join(folder, 'other.txt');
		await done(variables, 'backup', '--keygen', other);
		const machine = { ...(await emptyMachine()), BACKUP_URL: target };
		const refused = await command(machine, 'restore', 'latest', '--identity', other);
		expect(refused).toMatchObject({
			code: 1,
			errors: expect.stringContaining('not for this identity'),
		});
		expect(existsSync(uploadsOf(machine))).toBe(false);
	});

	it('are not sent again after an interruption, except for an object that is damaged', async () => {
		const elsewhere = join(folder, 'interrupted');
		const [whole = '', damaged = ''] = files();
		mkdirSync(join(elsewhere, 'files'), { recursive: true });
		for (const name of [whole, damaged])
			writeFileSync(join(elsewhere, 'files', name), readFileSync(join(target, 'files', name)));
		truncateSync(join(elsewhere, 'files', damaged), 100_000);
		const { ino } = statSync(join(elsewhere, 'files', whole));
		await send({ BACKUP_URL: elsewhere });
		expect(statSync(join(elsewhere, 'files', whole)).ino).toBe(ino);
		expect(statSync(join(elsewhere, 'files', damaged)).size).toBeGreaterThan(200_000);
		const there = { ...variables, BACKUP_URL: elsewhere };
		expect(await done(there, 'backup', '--verify', 'latest')).toContain('It is whole.');
	});

	it('are reported as damaged if an object changes or is missing', async () => {
		const [name = ''] = files();
		const file = join(target, 'files', name);
		const content = readFileSync(file);
		const damaged = Buffer.from(content);
		damaged.writeUInt8((damaged.at(-1) ?? 0) ^ 1, damaged.length - 1);
		writeFileSync(file, damaged);
		expect((await command(variables, 'backup', '--verify', 'latest')).errors).toContain(name);
		const machine = { ...(await emptyMachine()), BACKUP_URL: target };
		const refused = await command(machine, 'restore', 'latest', '--identity', identity);
		expect(refused.code).toBe(1);
		expect(existsSync(uploadsOf(machine))).toBe(false);
		rmSync(file);
		expect((await command(variables, 'backup', '--verify', 'latest')).errors).toContain(
			`There is no files/${name}`,
		);
		writeFileSync(file, content);
		expect(await done(variables, 'backup', '--verify', 'latest')).toContain('It is whole.');
	});

	it('skip an hour without changes, and are thinned out with the files of removed ones', async () => {
		expect(await done(variables, 'backup', '--send', '--changes')).toContain('Nothing has changed');
		const removed = 'sumu-2020-01-01T00-00-00Z.tar.gz.age';
		// Six older months and more, so that the oldest is not kept.
		const [, newest = ''] = archives();
		for (const month of ['02', '03', '04', '05', '06', '07', '08'])
			writeFileSync(
				join(target, 'backups', `sumu-2021-${month}-01T00-00-00Z.tar.gz.age`),
				readFileSync(join(target, 'backups', newest)),
			);
		writeFileSync(join(target, 'backups', removed), readFileSync(join(target, 'backups', newest)));
		const loose = `${'0'.repeat(64)}.age`;
		writeFileSync(join(target, 'files', loose), 'of no backup');
		await execute(variables, 'update files set caption = ? where name = ?', ['late', 'first']);
		await done(variables, 'backup', '--send', '--changes');
		expect(archives()).not.toContain(removed);
		expect(archives().length).toBeGreaterThan(6);
		expect(files()).not.toContain(loose);
		expect(await done(variables, 'backup', '--verify', 'latest')).toContain('It is whole.');
	});

	it('are made with those in DATA_DIR, which are encrypted too', async () => {
		const before = archives().length;
		await done(variables, 'backup');
		expect(archives().length).toBe(before + 1);
		const local = join(variables.DATA_DIR ?? '', 'backups');
		const [name = '', ...more] = readdirSync(local).filter((each) => each.startsWith('sumu-'));
		expect([name, more]).toEqual([expect.stringMatching(/\.tar\.gz\.age$/), []]);
		const file = join(local, name);
		expect(await done(variables, 'backup', '--verify', file)).toContain('3 pictures');
		const machine = await emptyMachine();
		await done(machine, 'restore', file, '--identity', identity);
		expect(contentsOf(uploadsOf(machine))).toEqual(contentsOf(uploadsOf(variables)));
	});

	it('are not encrypted if the owner says so', async () => {
		const plain = { ...variables, BACKUP_RECIPIENTS: 'none', BACKUP_URL: join(folder, 'plain') };
		await done(plain, 'backup', '--send');
		const [name = ''] = readdirSync(join(folder, 'plain/backups'));
		expect(name).toMatch(/^sumu-[\dT-]+Z\.tar\.gz$/);
		expect(readdirSync(join(folder, 'plain/files'))[0]).toMatch(/^[\da-f]{64}$/);
		const machine = { ...(await emptyMachine()), BACKUP_URL: plain.BACKUP_URL };
		await done(machine, 'restore', 'latest');
		expect(contentsOf(uploadsOf(machine))).toEqual(contentsOf(uploadsOf(variables)));
	});
});
