import {
	lstatSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { envVariables, type VariableName } from '@sumu/contract/env';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repositoryRoot } from '../setup/install.mjs';
import { generatePassword, loadOrCreateEnvFile, writeEnvFile } from './env-file.mjs';
import { readSettings } from './settings';
import { formatSummary } from './summary';

const example = join(repositoryRoot, '.env.example');
const names = Object.keys(envVariables);
let folder: string;
const environment = { ...process.env };

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'env-'));
	for (const name of names) vi.stubEnv(name, undefined);
});
afterEach(() => {
	rmSync(folder, { recursive: true });
	vi.unstubAllEnvs();
	for (const name of names) if (!(name in environment)) delete process.env[name];
});

test('a missing file is created with mode 0600 and unique secrets', () => {
	const first = join(folder, 'first.env');
	const second = join(folder, 'second.env');
	expect(loadOrCreateEnvFile(first, example).isNew).toBe(true);
	expect(loadOrCreateEnvFile(second, example).isNew).toBe(true);
	expect(statSync(first).mode & 0o777).toBe(0o600);
	const secret = (file: string) => /^JWT_SECRET=(.+)$/m.exec(readFileSync(file, 'utf8'))?.[1];
	expect(secret(first)).toHaveLength(43);
	expect(secret(first)).not.toBe(secret(second));
	expect(process.env.JWT_SECRET).toBe(secret(first));
});

test('a second start does not change the file', () => {
	const file = join(folder, '.env');
	loadOrCreateEnvFile(file, example);
	const before = readFileSync(file, 'utf8');
	expect(loadOrCreateEnvFile(file, example).isNew).toBe(false);
	expect(readFileSync(file, 'utf8')).toBe(before);
});

test('existing values stay, missing secrets are added and the environment wins', () => {
	const file = join(folder, '.env');
	writeFileSync(file, 'SITE_PORT=4000\nCMS_PORT=4001\nJWT_SECRET=mine-mine-mine-mine\n');
	vi.stubEnv('SITE_PORT', '5000');
	loadOrCreateEnvFile(file, example);
	const text = readFileSync(file, 'utf8');
	expect(text).toContain('JWT_SECRET=mine-mine-mine-mine');
	expect(text).toMatch(/^ADMIN_JWT_SECRET=.{43}$/m);
	expect(readSettings(process.env)).toMatchObject({ SITE_PORT: 5000, CMS_PORT: 4001 });
});

test('values in any syntax that Node parses count as set', () => {
	const file = join(folder, '.env');
	const given = 'ENCRYPTION_KEY = mine\nexport JWT_SECRET="mine, too"\nOWNER_PASSWORD=""\n';
	writeFileSync(file, given);
	const { password } = loadOrCreateEnvFile(file, example);
	const text = readFileSync(file, 'utf8');
	expect(parseEnv(text)).toMatchObject({ ENCRYPTION_KEY: 'mine', JWT_SECRET: 'mine, too' });
	expect(text).not.toMatch(/^(ENCRYPTION_KEY|JWT_SECRET)=/m);
	expect(password).toBe(parseEnv(text).OWNER_PASSWORD);
	expect(text.match(/OWNER_PASSWORD/g)).toHaveLength(1);
});

test.each([
	'SITE_PORT = 1',
	'export SITE_PORT=1',
	'# SITE_PORT=1',
	'SITE_PORT="1\n2" # both',
	'SITE_PORT=1\nCMS_PORT=2',
])('a new value replaces %j', (before) => {
	const file = join(folder, '.env');
	writeFileSync(file, `HOST=a\n${before}\nBACKUPS=3\n`);
	writeEnvFile(file, example, { SITE_PORT: '4000' });
	const { SITE_PORT: _, ...rest } = parseEnv(`HOST=a\n${before}\nBACKUPS=3\n`);
	const text = readFileSync(file, 'utf8');
	expect(parseEnv(text)).toMatchObject({ ...rest, SITE_PORT: '4000' });
	expect(text.match(/SITE_PORT/g)).toHaveLength(1);
});

test('the last of several lines is replaced, because it takes effect', () => {
	const file = join(folder, '.env');
	writeFileSync(file, 'SITE_PORT=1\nSITE_PORT=2\n');
	writeEnvFile(file, example, { SITE_PORT: '4000' });
	expect(parseEnv(readFileSync(file, 'utf8')).SITE_PORT).toBe('4000');
});

test('a symbolic link to the file is preserved', () => {
	const file = join(folder, 'elsewhere.env');
	const link = join(folder, '.env');
	writeFileSync(file, '');
	symlinkSync(file, link);
	writeEnvFile(link, example);
	expect(lstatSync(link).isSymbolicLink()).toBe(true);
	expect(readFileSync(file, 'utf8')).toContain('JWT_SECRET=');
});

test('only a newly generated password is shown', () => {
	const file = join(folder, '.env');
	const { password } = loadOrCreateEnvFile(file, example);
	expect(password).toBe(process.env.OWNER_PASSWORD);
	expect(password).toMatch(/^.{16}$/);
	expect(loadOrCreateEnvFile(file, example).password).toBeUndefined();
	vi.stubEnv('OWNER_PASSWORD', 'Mine-and-2-threads');
	const given = join(folder, 'given.env');
	expect(loadOrCreateEnvFile(given, example).password).toBeUndefined();
	expect(readFileSync(given, 'utf8')).toMatch(/^OWNER_PASSWORD=$/m);
	const found = { isEmpty: true, envFile: given };
	expect(formatSummary(readSettings(process.env), found)).not.toContain('Mine');
});

test('the generated password satisfies the rule for the owner’s password', () => {
	for (let run = 0; run < 200; run++)
		expect(envVariables.OWNER_PASSWORD.schema.safeParse(generatePassword()).success).toBe(true);
});

test('.env.example lists every variable once, with its real default', () => {
	const text = readFileSync(example, 'utf8');
	const listed = [...text.matchAll(/^([A-Z][A-Z\d_]*)=(.*)$/gm)].map(([, name, value]) => ({
		name,
		value,
	}));
	expect(listed.map(({ name }) => name).sort()).toEqual([...names].sort());
	const written = Object.fromEntries(listed.map(({ name = '', value = '' }) => [name, value]));
	for (const name of names as VariableName[])
		expect(envVariables[name].schema.safeParse(written[name] || undefined).data, name).toEqual(
			envVariables[name].schema.safeParse(undefined).data,
		);
});
