import { execFileSync, spawnSync } from 'node:child_process';
import {
	chmodSync,
	copyFileSync,
	cpSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { secretNames } from './launcher/env-file.mjs';
import { repositoryRoot } from './setup/install.mjs';

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'secrets-'));
	copyFileSync(join(repositoryRoot, '.env.example'), join(folder, '.env.example'));
	cpSync(join(repositoryRoot, 'scripts'), join(folder, 'scripts'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the script as on a server with only Node, without installed packages. */
const run = (...given: string[]) =>
	execFileSync('node', ['scripts/secrets.mjs', ...given], {
		cwd: folder,
		env: { PATH: process.env.PATH },
		encoding: 'utf8',
		stdio: 'pipe',
	});
const written = () => parseEnv(readFileSync(join(folder, '.env'), 'utf8'));

test('one command generates every secret and prints the owner’s password once', () => {
	const names = [...secretNames, 'POSTGRES_PASSWORD'];
	const told = run('SITE_DOMAIN=example.com', 'OWNER_EMAIL=me@example.com');
	const first = written();
	expect(first).toMatchObject({ SITE_DOMAIN: 'example.com', OWNER_EMAIL: 'me@example.com' });
	for (const name of names) expect(first[name], name).toHaveLength(43);
	expect(new Set(names.map((name) => first[name])).size).toBe(names.length);
	expect(told).toContain(first.OWNER_PASSWORD);
	expect(statSync(join(folder, '.env')).mode & 0o777).toBe(0o600);

	const again = run('SITE_DOMAIN=example.org');
	expect(written()).toEqual({ ...first, SITE_DOMAIN: 'example.org' });
	expect(again).not.toContain(first.OWNER_PASSWORD);
});

test('an unknown variable is rejected before anything is written', () => {
	expect(() => run('OWNER_MAIL=me@example.com')).toThrow('"OWNER_MAIL=me@example.com" is no NAME');
	expect(() => statSync(join(folder, '.env'))).toThrow('ENOENT');
});

test.each([
	'Threads#22loom',
	'"Anna N" <a@b.cz>',
	"it's $HOME",
	'a\\nb',
	"it's a\\nb",
	' both ends ',
	`of all'"\`, after a letter`,
])('%s is stored and parsed unchanged', (value) => {
	run(`OWNER_PASSWORD=${value}`, `MAIL_FROM=${value}`);
	expect(written()).toMatchObject({ OWNER_PASSWORD: value, MAIL_FROM: value });
});

test('a value that cannot be quoted is rejected', () => {
	expect(() => run(`OWNER_PASSWORD='"\``)).toThrow('No quotes can hold this OWNER_PASSWORD');
});

test('a file that others can read is closed to them, but not to its group', () => {
	const file = join(folder, '.env');
	run();
	chmodSync(file, 0o664);
	run('OWNER_EMAIL=me@example.com');
	expect(statSync(file).mode & 0o777).toBe(0o640);
	chmodSync(file, 0o604);
	run();
	expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('the old file stays intact when writing fails', () => {
	run();
	const before = written();
	expect(() =>
		execFileSync('sh', ['-c', 'ulimit -f 1 && exec node scripts/secrets.mjs SITE_PORT=4000'], {
			cwd: folder,
			env: { PATH: process.env.PATH },
			stdio: 'pipe',
		}),
	).toThrow('.env could not be read or written: EFBIG');
	expect(written()).toEqual(before);
	expect(readdirSync(folder)).not.toContain('.env.part');
});

test('a file that this user may not read is reported without a stack trace', () => {
	run();
	chmodSync(folder, 0o755);
	const NOBODY = 65534;
	const { stderr } = spawnSync('node', ['scripts/secrets.mjs'], {
		cwd: folder,
		env: { PATH: process.env.PATH },
		uid: NOBODY,
		gid: NOBODY,
		encoding: 'utf8',
	});
	expect(stderr).toContain('.env could not be read or written: EACCES');
	expect(stderr).not.toContain('    at ');
});

test('no secret is generated if the database already has data that needs the lost one', () => {
	run();
	const file = join(folder, '.env');
	const complete = readFileSync(file, 'utf8');
	mkdirSync(join(folder, 'kept'));
	writeFileSync(join(folder, 'kept', 'cms.db'), 'content');
	writeFileSync(file, complete.replace(/^ENCRYPTION_KEY=.*$/m, ''));
	expect(() => run('DATA_DIR=kept')).toThrow('ENCRYPTION_KEY missing');
	expect(written().ENCRYPTION_KEY).toBeUndefined();
	run('DATA_DIR=kept', 'ENCRYPTION_KEY=brought-from-the-backup');
	expect(written()).toMatchObject({ DATA_DIR: 'kept', ENCRYPTION_KEY: 'brought-from-the-backup' });
});
