import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { repositoryRoot } from '../setup/install.mjs';
import { secretNames } from './env-file.mjs';

let folder: string;
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'start-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts the product as an owner does, with settings that must abort the start before anything is built. */
async function start(env: Record<string, string>, settings = join(folder, '.env')) {
	const child = spawn('node', ['scripts/start.mjs', '--settings', settings], {
		cwd: repositoryRoot,
		env: { ...process.env, DATA_DIR: join(folder, 'data'), CMS_PORT: '45871', ...env },
	});
	let printed = '';
	for (const stream of [child.stdout, child.stderr])
		stream.on('data', (chunk) => {
			printed += chunk;
		});
	const [code] = await once(child, 'close');
	return { code, printed };
}

test('all invalid variables are reported with the expected format', async () => {
	const { code, printed } = await start({ SITE_PORT: 'eighty', DATABASE_URL: 'mysql://u:pw@h/d' });
	expect(code).toBe(1);
	expect(printed).toContain('SITE_PORT is "eighty"; it should be a port from 1 to 65535');
	expect(printed).toContain('DATABASE_URL is');
	expect(printed).toContain('postgres://user:password@host:5432/name');
	expect(printed).not.toContain('pw@h');
	expect(printed).not.toMatch(/\n\s+at /);
});

test('a port in use is reported with its variable', async () => {
	const other = createServer().listen(0, '127.0.0.1');
	await once(other, 'listening');
	const address = other.address();
	const port = typeof address === 'object' && address ? address.port : 0;
	const { code, printed } = await start({ SITE_PORT: String(port) });
	other.close();
	expect(code).toBe(1);
	expect(printed).toContain(`Port ${port} (SITE_PORT) is taken`);
});

test('two parts on the same port are rejected', async () => {
	const { code, printed } = await start({ SITE_PORT: '45871' });
	expect(code).toBe(1);
	expect(printed).toContain('SITE_PORT and CMS_PORT are both 45871');
});

test('a DATA_DIR that cannot be written is reported', async () => {
	const file = join(folder, 'a-file');
	writeFileSync(file, '');
	const { code, printed } = await start({ DATA_DIR: join(file, 'data') });
	expect(code).toBe(1);
	expect(printed).toContain(`DATA_DIR is "${join(file, 'data')}", which cannot be written`);
});

test('a DATA_DIR that cannot be created is reported', async () => {
	const { code, printed } = await start({ DATA_DIR: '/proc/sumu/data' });
	expect(code).toBe(1);
	expect(printed).toContain('DATA_DIR is "/proc/sumu/data", which cannot be written');
});

test('a PUBLIC_URL with a path is refused', async () => {
	const { code, printed } = await start({ PUBLIC_URL: 'https://example.com/portfolio' });
	expect(code).toBe(1);
	expect(printed).toContain(
		'PUBLIC_URL is "https://example.com/portfolio"; it should be like https://example.com, without a path',
	);
});

test('a HOST that is not a local address is reported', async () => {
	const { code, printed } = await start({ HOST: '203.0.113.7' });
	expect(code).toBe(1);
	expect(printed).toContain('HOST is "203.0.113.7", which is no address of this machine');
});

const completeSettings = (except: string) =>
	secretNames
		.filter((name) => name !== except)
		.map((name) => `${name}=secret-of-${name}\n`)
		.join('');

test('without ENCRYPTION_KEY an installation with data does not start', async () => {
	const settings = join(folder, 'without-key.env');
	const given = completeSettings('ENCRYPTION_KEY');
	writeFileSync(settings, given);
	const data = join(folder, 'filled');
	mkdirSync(data);
	writeFileSync(join(data, 'cms.db'), 'content');
	const { code, printed } = await start({ DATA_DIR: data }, settings);
	expect(code).toBe(1);
	expect(printed).toContain(`ENCRYPTION_KEY missing in ${settings}`);
	expect(printed).toContain('second factors and their recovery codes');
	expect(printed).toContain('Every backup has the right one in its settings.env');
	expect(readFileSync(settings, 'utf8')).toBe(given);
});

/** Root may write everywhere, so another user tries. */
const hasRoot = process.getuid?.() === 0;

test.runIf(hasRoot)('a user who may not write the settings file is told what to run', () => {
	chmodSync(folder, 0o755);
	const closed = join(folder, 'closed');
	mkdirSync(closed);
	const settings = join(closed, '.env');
	const given = completeSettings('ENCRYPTION_KEY');
	writeFileSync(settings, given, { mode: 0o644 });
	const script = `import { loadOrCreateEnvFile } from '${join(repositoryRoot, 'scripts/launcher/env-file.mjs')}';
		try { loadOrCreateEnvFile('${settings}', '${settings}'); } catch (error) { console.log(error.message); }`;
	const NOBODY = 65534;
	const printed = execFileSync('node', ['--input-type=module', '-e', script], {
		cwd: '/',
		env: { PATH: process.env.PATH },
		uid: NOBODY,
		gid: NOBODY,
		encoding: 'utf8',
	});
	expect(printed).toContain(
		'ENCRYPTION_KEY, and cannot be written by this user. Run `npm run secrets`',
	);
	expect(printed).not.toContain('EACCES');
	expect(readFileSync(settings, 'utf8')).toBe(given);
});
