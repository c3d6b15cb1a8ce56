import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { envVariables } from '@sumu/contract/env';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freePort } from '../../cms/tests/support/free-port.ts';
import { secretNames, secretUses } from './env-file.mjs';
import { loadSettings } from './load-settings';

let folder: string;
let envFile: string;
const environment = { ...process.env };
const names = Object.keys(envVariables);

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'settings-'));
	envFile = join(folder, '.env');
	for (const name of names) vi.stubEnv(name, undefined);
	vi.stubEnv('DATA_DIR', join(folder, 'data'));
	mkdirSync(join(folder, 'data'));
});
afterEach(() => {
	rmSync(folder, { recursive: true });
	vi.unstubAllEnvs();
	for (const name of names) if (!(name in environment)) delete process.env[name];
});

const load = () => loadSettings(envFile, { needsOwner: true });
const fillDatabase = () => writeFileSync(join(folder, 'data', 'cms.db'), 'content');
function writeSecrets(except?: string): string {
	const text = secretNames
		.filter((name) => name !== except)
		.map((name) => `${name}=secret-of-${name}\n`)
		.join('');
	writeFileSync(envFile, text);
	return text;
}

test.each(secretNames)('%s is not generated for an installation with data', async (name) => {
	const text = writeSecrets(name);
	fillDatabase();
	await expect(load()).rejects.toThrow(`${name}: ${secretUses[name]}`);
	expect(readFileSync(envFile, 'utf8')).toBe(text);
});

test('a lost settings file is not created again for an installation with data', async () => {
	fillDatabase();
	await expect(load()).rejects.toThrow('Every backup has the right one in its settings.env');
	expect(() => readFileSync(envFile)).toThrow('ENOENT');
});

/** Root may read everything, so another user tries. */
const NOBODY = 65534;

test.runIf(process.getuid?.() === 0)(
	'data that this user may not read counts as data',
	async () => {
		const text = writeSecrets('ENCRYPTION_KEY');
		fillDatabase();
		chmodSync(join(folder, 'data'), 0o700);
		chmodSync(folder, 0o755);
		process.seteuid?.(NOBODY);
		try {
			await expect(load()).rejects.toThrow('Every backup has the right one in its settings.env');
		} finally {
			process.seteuid?.(0);
		}
		expect(readFileSync(envFile, 'utf8')).toBe(text);
	},
);

test('a secret of the environment counts', async () => {
	writeSecrets('ENCRYPTION_KEY');
	fillDatabase();
	vi.stubEnv('ENCRYPTION_KEY', 'from-the-environment');
	expect((await load()).settings.ENCRYPTION_KEY).toBe('from-the-environment');
});

test('an installation with data needs no OWNER_PASSWORD', async () => {
	const text = writeSecrets();
	fillDatabase();
	expect((await load()).password).toBeUndefined();
	expect(readFileSync(envFile, 'utf8')).toBe(text);
});

test('an empty installation gets its secrets and the owner’s password', async () => {
	const { settings, password } = await load();
	for (const name of secretNames) expect(settings[name]).toHaveLength(43);
	expect(settings.OWNER_PASSWORD).toBe(password);
});

test('secrets are not generated while PostgreSQL does not answer', async () => {
	vi.stubEnv('DATABASE_URL', `postgres://u:hunter2@127.0.0.1:${await freePort()}/d`);
	const start = load();
	await expect(start).rejects.toThrow('the database does not answer');
	await expect(start).rejects.not.toThrow('hunter2');
	expect(() => readFileSync(envFile)).toThrow('ENOENT');
});
