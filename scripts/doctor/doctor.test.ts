import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
	chmodSync,
	cpSync,
	mkdirSync,
	mkdtempSync,
	renameSync,
	rmSync,
	symlinkSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInstanceProof, instanceHeaders } from '@sumu/contract/instance-proof';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startCluster } from '../../cms/tests/support/cluster.ts';
import { freePort } from '../../cms/tests/support/free-port.ts';
import { isFresh } from '../builds/build';
import { secretNames } from '../launcher/env-file.mjs';
import { repositoryRoot } from '../setup/install.mjs';
import { requireFromCms } from '../setup/installed-packages';
import { runDoctorChecks } from './run-checks';

vi.mock(import('../builds/build'), async (original) => ({
	...(await original()),
	isFresh: vi.fn(() => true),
}));

let folder: string;
let data: string;
const ends: (() => unknown)[] = [];

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'doctor-'));
	data = join(folder, 'data');
	mkdirSync(data, { mode: 0o700 });
});
afterEach(async () => {
	for (const end of ends.splice(0)) await end();
	vi.unstubAllEnvs();
	rmSync(folder, { recursive: true });
});

/** Valid secrets, each different. */
const own = Object.fromEntries(
	secretNames.map((name, index) => [name, `secret-${index}-0123456789abcdefghij`]),
);

/** Returns the doctor's result for one check. */
async function said(name: string, variables: Record<string, string> = {}) {
	const ports = { SITE_PORT: String(await freePort()), CMS_PORT: String(await freePort()) };
	const source = { DATA_DIR: data, ...ports, ...own, ...variables };
	const results = await runDoctorChecks(source, join(folder, '.env'));
	const { state, found, todo } = results.find((result) => result.name === name) ?? {};
	return { state, said: `${found} → ${todo ?? ''}`, all: JSON.stringify(results) };
}

function expectSaid(answer: Awaited<ReturnType<typeof said>>, state: string, words: string) {
	expect(answer.said).toContain(words);
	expect(answer.state).toBe(state);
}

/** Listens until the test ends. @returns the port */
async function listening(server: Server): Promise<number> {
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	ends.push(() => server.close());
	const address = server.address();
	return typeof address === 'object' && address ? address.port : 0;
}
const answering = async (listener: RequestListener) =>
	`http://127.0.0.1:${await listening(createHttpServer(listener))}`;
const saying =
	(body: unknown): RequestListener =>
	(_request, response) =>
		response.end(JSON.stringify(body));

/** Answers the challenge of the doctor as a part with this secret does. */
const provingInstance =
	(secret: string | undefined, listener: RequestListener): RequestListener =>
	async (request, response) => {
		const challenge = request.headers[instanceHeaders.challenge];
		const proof = await createInstanceProof(secret, challenge);
		if (proof) response.setHeader(instanceHeaders.proof, proof);
		listener(request, response);
	};
const healthy: RequestListener = (_request, response) => response.writeHead(204).end();

test('the machine check reports the Node version', async () => {
	expectSaid(await said('Machine'), 'ok', `Node ${process.versions.node}`);
});

test('a settings file that others can read is an error', async () => {
	expectSaid(await said('Settings'), 'off', 'there is no');
	const file = join(folder, '.env');
	writeFileSync(file, '', { mode: 0o600 });
	// docs/deploy.md lets a service's group read the file.
	for (const mode of [0o600, 0o640]) {
		chmodSync(file, mode);
		expectSaid(await said('Settings'), 'ok', 'which nobody else may read');
	}
	for (const mode of [0o644, 0o660, 0o604]) {
		chmodSync(file, mode);
		expectSaid(await said('Settings'), 'wrong', `chmod 600 ${file}`);
	}
});

test('secrets must be present, unique and strong, and are never printed', async () => {
	const fine = await said('Secrets');
	expectSaid(fine, 'ok', 'all 7 there');
	expect(fine.all).not.toContain('secret-');
	expectSaid(await said('Secrets', { JWT_SECRET: '' }), 'wrong', 'JWT_SECRET missing');
	const same = { JWT_SECRET: own.APP_KEYS ?? '' };
	expectSaid(await said('Secrets', same), 'wrong', 'JWT_SECRET the same as another');
	const weak = { JWT_SECRET: 'a'.repeat(32) };
	expectSaid(await said('Secrets', weak), 'wrong', 'JWT_SECRET can be guessed → Set it to another');
});

test('a missing secret of an installation with data is to be copied from a backup', async () => {
	const missing = { ENCRYPTION_KEY: '' };
	expectSaid(await said('Secrets', missing), 'wrong', '`npm start` makes them at random');
	writeFileSync(join(data, 'cms.db'), 'content');
	const answer = await said('Secrets', missing);
	expectSaid(answer, 'wrong', 'Copy it from the settings.env of a backup');
	expect(answer.said).toContain('second factors and their recovery codes');
	expect(answer.said).not.toContain('npm start');
});

test('the secrets check never advises changing ENCRYPTION_KEY', async () => {
	const same = { ENCRYPTION_KEY: own.APP_KEYS ?? '' };
	expectSaid(await said('Secrets', same), 'wrong', 'APP_KEYS the same as another');
	const weak = { ENCRYPTION_KEY: 'a'.repeat(32) };
	expectSaid(await said('Secrets', weak), 'wrong', 'can be guessed → Leave ENCRYPTION_KEY');
});

test('invalid variables are reported, and all other checks are skipped', async () => {
	const answer = await said('Variables', { SITE_PORT: 'eighty' });
	expectSaid(answer, 'wrong', 'SITE_PORT is "eighty"');
	expect(JSON.parse(answer.all)).toHaveLength(1);
});

test.each([
	['ok', {}, 'http://localhost'],
	['wrong', { PUBLIC_URL: 'http://example.com' }, 'unencrypted'],
	['wrong', { PUBLIC_URL: 'https://example.com' }, 'for this machine only'],
	[
		'look',
		{ PUBLIC_URL: 'https://a.example', CMS_PUBLIC_URL: 'https://b.example' },
		'TRUST_PROXY=true',
	],
	['look', { TRUST_PROXY: 'true' }, 'what visitors type'],
])('addresses are %s with %j', async (state, variables, words) => {
	expectSaid(await said('Addresses', { ...variables }), state, words);
});

test('a PUBLIC_URL that leads elsewhere is detected', async () => {
	expectSaid(await said('Public'), 'off', 'not set up');
	const nowhere = await said('Public', { PUBLIC_URL: 'https://sumu.invalid' });
	expectSaid(nowhere, 'wrong', 'there is no host sumu.invalid');
	const closed = `http://127.0.0.1:${await freePort()}`;
	expectSaid(await said('Public', { PUBLIC_URL: closed }), 'wrong', 'does not answer');
	const PUBLIC_URL = await answering(provingInstance(own.INTERNAL_SECRET, healthy));
	expectSaid(await said('Public', { PUBLIC_URL }), 'ok', `${PUBLIC_URL} is this site`);
	const strange = { PUBLIC_URL: await answering(healthy) };
	expectSaid(await said('Public', strange), 'wrong', 'answers, but as another site');
});

test('a certificate is only expected of addresses with HTTPS', async () => {
	expectSaid(await said('Certificate'), 'off', 'no address uses HTTPS');
	const PUBLIC_URL = `https://127.0.0.1:${await freePort()}`;
	expectSaid(await said('Certificate', { PUBLIC_URL }), 'wrong', 'shows no certificate');
});

test('a clock that differs from a configured service is detected', async () => {
	expectSaid(await said('Clock'), 'ok', new Date().toISOString().slice(0, 13));
	const serverWith = (seconds: number) =>
		answering((_request, response) => {
			const date = new Date(Date.now() + seconds * 1000).toUTCString();
			response.writeHead(204, { date }).end();
		});
	const clockAt = async (seconds: number) =>
		said('Clock', { PUBLIC_URL: await serverWith(seconds) });
	expectSaid(await clockAt(0), 'ok', 'as at 127.0.0.1');
	expectSaid(await clockAt(90), 'wrong', 'timedatectl');
	expectSaid(await clockAt(-90), 'wrong', 's ahead of 127.0.0.1');
	const GEOIP_URL = await serverWith(3600);
	const PUBLIC_URL = await serverWith(0);
	expectSaid(await said('Clock', { GEOIP_URL, PUBLIC_URL }), 'wrong', 's behind');
});

test('a module that cannot be loaded is reported without a stack trace', () => {
	const copy = join(folder, 'copy');
	cpSync(join(repositoryRoot, 'scripts'), join(copy, 'scripts'), { recursive: true });
	const lockfile = JSON.stringify({ packages: {} });
	mkdirSync(join(copy, 'node_modules'));
	for (const file of ['package-lock.json', 'node_modules/.package-lock.json'])
		writeFileSync(join(copy, file), lockfile);
	const { status, stderr } = spawnSync('node', ['scripts/doctor.mjs'], {
		cwd: copy,
		encoding: 'utf8',
	});
	expect(stderr).toMatch(/✗ Modules {5}Cannot find package 'tsx'/);
	expect(stderr).toContain('→ Run `npm run setup`');
	expect(stderr).not.toMatch(/\n\s+at /);
	expect(status).toBe(1);
});

test('the data folder check covers existence, permissions and writability', async () => {
	expectSaid(await said('Data'), 'ok', 'GB free');
	chmodSync(data, 0o755);
	expectSaid(await said('Data'), 'look', 'chmod 700');
	expectSaid(await said('Data', { DATA_DIR: join(folder, 'none') }), 'off', 'first start');
	const file = join(folder, 'file');
	writeFileSync(file, '');
	chmodSync(file, 0o600);
	expectSaid(await said('Data', { DATA_DIR: file }), 'wrong', 'cannot be written');
});

test('the database check detects a missing, valid or corrupt SQLite file', async () => {
	expectSaid(await said('Database'), 'off', 'first start');
	type Sqlite = new (file: string) => { exec(text: string): void; close(): void };
	const Sqlite = requireFromCms<Sqlite>('better-sqlite3');
	const database = new Sqlite(join(data, 'cms.db'));
	database.exec('create table strapi_migrations_internal (id integer)');
	database.close();
	expectSaid(await said('Database'), 'ok', 'SQLite, whole, 0 migrations');
	writeFileSync(join(data, 'cms.db'), 'no database at all, whatever its name says'.repeat(99));
	expectSaid(await said('Database'), 'wrong', 'cannot be read');
});

/** Tables of letters with the columns that the check reads, and two e-mails that wait. */
const letterTables = `
	create table letters (id integer, state text, problem text);
	create table letter_recipients (id integer, letter_id integer, state text);
	insert into letters values (1, 'sent', null), (2, 'sending', null);
	insert into letter_recipients values (1, 1, 'sent'), (2, 2, 'waiting'), (3, 2, 'waiting'), (4, 2, 'sent');`;

test('the letters check reports e-mails that wait, and why', async () => {
	expectSaid(await said('Letters'), 'off', 'no database yet');
	type Sqlite = new (file: string) => { exec(text: string): void; close(): void };
	const Sqlite = requireFromCms<Sqlite>('better-sqlite3');
	const database = new Sqlite(join(data, 'cms.db'));
	ends.push(() => database.close());
	expectSaid(await said('Letters'), 'off', 'no letters yet');
	database.exec(letterTables);
	const slow = { LETTER_RATE: '1' };
	expectSaid(await said('Letters', slow), 'ok', '2 e-mails wait, 2 min at LETTER_RATE=1');
	database.exec("update letters set problem = 'connect ECONNREFUSED' where id = 2");
	expectSaid(await said('Letters'), 'look', 'the last attempt failed: connect ECONNREFUSED');
	database.exec("update letters set state = 'sent'");
	expectSaid(await said('Letters'), 'ok', 'none waits');
});

test('the database check detects PostgreSQL encoding, access and connection problems', async () => {
	const cluster = await startCluster(['right']);
	ends.push(cluster.stop);
	const url = cluster.variables('right').DATABASE_URL;
	const at = (DATABASE_URL: string) => said('Database', { DATABASE_URL });
	expectSaid(await at(url), 'ok', 'UTF8, empty: the first start fills it');
	type Client = { connect(): Promise<void>; query(text: string): Promise<unknown>; end(): unknown };
	const { Client } = requireFromCms<{ Client: new (url: string) => Client }>('pg');
	const client = new Client(url);
	await client.connect();
	await client.query(letterTables);
	expectSaid(await said('Letters', { DATABASE_URL: url }), 'ok', '2 e-mails wait, 1 min');
	await client.query("create database other encoding 'SQL_ASCII' template template0");
	await client.end();
	expectSaid(await at(url.replace('/right', '/other')), 'wrong', 'its encoding is SQL_ASCII');
	expectSaid(await at(url.replace('/right', '/none')), 'wrong', 'Make the database');
	const refused = await at(url.replace(':postgres@', ':hunter2@'));
	expectSaid(refused, 'wrong', 'The password in DATABASE_URL is wrong');
	expect(refused.all).not.toContain('hunter2');
	const none = `postgres://u:p@127.0.0.1:${await freePort()}/right`;
	expectSaid(await at(none), 'wrong', 'Start PostgreSQL');
}, 60_000);

test('the build check reports stale builds', async () => {
	vi.mocked(isFresh).mockReturnValue(true);
	expectSaid(await said('Builds'), 'ok', 'CMS, panel and site are built from the sources');
	vi.mocked(isFresh).mockImplementation((name) => name === 'server');
	expectSaid(await said('Builds'), 'look', 'cms/dist/build, site/build not built from the sources');
});

/** Port 80 is reserved or in use on many machines. */
const isOurs = await new Promise<boolean>((resolve) => {
	const server = createServer().once('error', () => resolve(false));
	server.listen(80, '127.0.0.1', () => server.close(() => resolve(true)));
});

test.skipIf(!isOurs)('another program on the default port 80 is detected', async () => {
	const server = createHttpServer((_request, response) => response.end('another'));
	server.listen(80, '127.0.0.1');
	await once(server, 'listening');
	ends.push(() => server.close());
	expectSaid(await said('Site', { SITE_PORT: '80' }), 'wrong', 'another program');
});

test('a running part is distinguished from an unready one, another program and none', async () => {
	expectSaid(await said('CMS'), 'off', 'does not run');
	let ready = 204;
	const part = await answering(
		provingInstance(own.INTERNAL_SECRET, ({ url }, response) =>
			response.writeHead(url === '/_ready' ? ready : 204).end(),
		),
	);
	const variables = { CMS_PORT: new URL(part).port };
	expectSaid(await said('CMS', variables), 'ok', `runs on ${part}`);
	ready = 503;
	expectSaid(await said('CMS', variables), 'look', 'It waits for the database');
	const strange = await answering(
		provingInstance('another-installation', (_request, response) => response.writeHead(204).end()),
	);
	const instance = { SITE_PORT: new URL(strange).port };
	expectSaid(await said('Site', instance), 'wrong', 'another installation of this product');
	const other = { SITE_PORT: new URL(await answering(saying('hello'))).port };
	expectSaid(await said('Site', other), 'wrong', 'another program');
});

test('the Redis check reports whether Redis answers, and how to fix it', async () => {
	expectSaid(await said('Redis'), 'off', 'not set up');
	const port = await freePort();
	const variables = { REDIS_URL: `redis://user:hunter2@127.0.0.1:${port}` };
	const none = await said('Redis', variables);
	expectSaid(none, 'wrong', 'set REDIS_URL right');
	expect(none.all).not.toContain('hunter2');
	const server = spawn('redis-server', ['--port', String(port), '--save', '', '--dir', folder]);
	ends.push(() => server.kill());
	await vi.waitFor(
		async () =>
			expectSaid(await said('Redis', { REDIS_URL: `redis://127.0.0.1:${port}` }), 'ok', 'answers'),
		{ timeout: 15_000, interval: 100 },
	);
}, 30_000);

/** Implements as much of SMTP as a client needs to sign in. */
const smtp = (isKnown: boolean) => (socket: Socket) => {
	socket.write('220 mail.test\r\n');
	socket.on('error', () => {});
	socket.on('data', (chunk) => {
		const line = String(chunk);
		if (line.startsWith('EHLO')) socket.write('250-mail.test\r\n250 AUTH PLAIN\r\n');
		else if (line.startsWith('AUTH')) socket.write(isKnown ? '235 welcome\r\n' : '535 go away\r\n');
		else socket.write('221 bye\r\n');
	});
};

test('the mail check detects a working, refusing or unreachable server', async () => {
	expectSaid(await said('Mail'), 'look', 'sent to nobody');
	const bySite = async (mail: boolean) => {
		const CMS_PORT = new URL(await answering(saying({ data: { features: { mail } } }))).port;
		return said('Mail', { CMS_PORT });
	};
	expectSaid(await bySite(true), 'ok', 'accepted a test e-mail');
	expectSaid(await bySite(false), 'look', 'sent to nobody');
	const url = (port: number) => ({ SMTP_URL: `smtp://me:hunter2@127.0.0.1:${port}` });
	const port = await listening(createServer(smtp(true)));
	expectSaid(await said('Mail', url(port)), 'ok', `127.0.0.1:${port} accepts e-mails`);
	const refused = await said('Mail', url(await listening(createServer(smtp(false)))));
	expectSaid(refused, 'wrong', 'refuses the user or the password');
	const none = await said('Mail', url(await freePort()));
	expectSaid(none, 'wrong', 'Set SMTP_URL right');
	for (const { all } of [refused, none]) expect(all).not.toContain('hunter2');
});

/** An IMAP server that knows the user, or does not. */
const imap = (isKnown: boolean) => (socket: Socket) => {
	socket.write('* OK [CAPABILITY IMAP4rev1 SASL-IR AUTH=PLAIN] mail.test\r\n');
	socket.on('error', () => {});
	socket.on('data', (chunk) => {
		const [tag = '', command = ''] = String(chunk).split(' ');
		const isRefused = command === 'AUTHENTICATE' && !isKnown;
		socket.write(`${tag} ${isRefused ? 'NO [AUTHENTICATIONFAILED] go away' : 'OK done'}\r\n`);
	});
};

test('the bounce check detects a working, refusing or unreachable mailbox', async () => {
	expectSaid(await said('Bounces'), 'off', 'not noticed');
	const url = (port: number) => ({ BOUNCE_IMAP_URL: `imap://me:hunter2@127.0.0.1:${port}` });
	const port = await listening(createServer(imap(true)));
	expectSaid(await said('Bounces', url(port)), 'ok', `127.0.0.1:${port} opens the mailbox`);
	const refused = await said('Bounces', url(await listening(createServer(imap(false)))));
	expectSaid(refused, 'wrong', 'refuses the user or the password');
	const none = await said('Bounces', url(await freePort()));
	expectSaid(none, 'wrong', 'Set BOUNCE_IMAP_URL right');
	for (const { all } of [refused, none]) expect(all).not.toContain('hunter2');
});

test('the Cloudinary check reports whether the key is accepted', async () => {
	expectSaid(await said('Cloudinary'), 'off', 'not set up');
	const right = `Basic ${Buffer.from('key:hunter2').toString('base64')}`;
	const CLOUDINARY_UPLOAD_PREFIX = await answering(({ url, headers }, response) =>
		response
			.writeHead(url === '/v1_1/loom/ping' && headers.authorization === right ? 200 : 401)
			.end(),
	);
	const asked = (CLOUDINARY_URL: string) =>
		said('Cloudinary', { CLOUDINARY_URL, CLOUDINARY_UPLOAD_PREFIX });
	expectSaid(await asked('cloudinary://key:hunter2@loom'), 'ok', 'pictures of loom');
	expectSaid(await asked('cloudinary://key:wrong@loom'), 'wrong', 'answers 401');
});

test('the S3 check writes, and reports a refused key, a missing bucket and a full storage', async () => {
	expectSaid(await said('S3'), 'off', 'not set up');
	let status = 200;
	let code = '';
	const methods: string[] = [];
	const address = await answering(({ method, headers }, response) => {
		methods.push(method ?? '');
		const isSigned = /^AWS4-HMAC-SHA256 Credential=k%\/1\//.test(headers.authorization ?? '');
		response.writeHead(isSigned ? status : 400).end(`<Code>${code}</Code>`);
	});
	const S3_URL = `s3://k%25%2F1:hunter2@${new URL(address).host}/loom?pathStyle=true&tls=false`;
	const asked = () => said('S3', { S3_URL });
	expectSaid(await asked(), 'ok', 'takes pictures into loom');
	expect(methods).toEqual(['PUT', 'GET', 'DELETE']);
	[status, code] = [403, 'AccessDenied'];
	expectSaid(await asked(), 'wrong', 'answers 403 AccessDenied');
	[status, code] = [404, 'NoSuchBucket'];
	expectSaid(await asked(), 'wrong', 'Create the bucket');
	[status, code] = [507, 'InsufficientStorage'];
	expectSaid(await asked(), 'wrong', 'It is full');
	const gone = S3_URL.replace(/:\d+\//, `:${await freePort()}/`);
	const unreachable = await said('S3', { S3_URL: gone });
	expectSaid(unreachable, 'wrong', 'does not answer');
	expect(unreachable.all).not.toContain('hunter2');
});

test('the Google check detects incomplete, wrong or unreachable settings', async () => {
	expectSaid(await said('Google'), 'off', 'not set up');
	expectSaid(await said('Google', { GOOGLE_CLIENT_ID: 'id' }), 'wrong', 'Set both, or none');
	const asked = (GOOGLE_ISSUER: string) =>
		said('Google', { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'hunter2', GOOGLE_ISSUER });
	let issuer = '';
	issuer = await answering((request, response) => saying({ issuer })(request, response));
	expectSaid(await asked(issuer), 'ok', 'answers');
	const other = await answering(saying({ issuer: 'https://elsewhere.test' }));
	expectSaid(await asked(other), 'wrong', 'calls itself https://elsewhere.test');
	expectSaid(await asked(`http://127.0.0.1:${await freePort()}`), 'wrong', 'does not answer');
});

test('the location check reports whether the service finds a country', async () => {
	expectSaid(await said('Location'), 'off', 'not set up');
	const asked = (GEOIP_URL: string) => said('Location', { GEOIP_URL, GEOIP_TOKEN: 'hunter2' });
	expectSaid(await asked(await answering(saying({ country: 'BD' }))), 'ok', 'knows places');
	expectSaid(await asked(await answering(saying({}))), 'look', 'names no country');
	const away = await asked(`http://127.0.0.1:${await freePort()}`);
	expectSaid(away, 'look', 'does not answer');
	expect(away.all).not.toContain('hunter2');
});

test('the backup check reports missing, recent and outdated backups', async () => {
	expectSaid(await said('Backups'), 'off', 'nothing to back up');
	mkdirSync(join(data, 'public'));
	expectSaid(await said('Backups'), 'look', 'there is none');
	mkdirSync(join(data, 'backups'));
	for (const name of ['.unfinished-1', '.two.tar.gz', 'one.tar.gz.part'])
		writeFileSync(join(data, 'backups', name), '');
	symlinkSync('pruned', join(data, 'backups/three.tar.gz'));
	expectSaid(await said('Backups'), 'look', 'there is none');
	const file = join(data, 'backups/one.tar.gz');
	writeFileSync(file, '');
	expectSaid(await said('Backups'), 'ok', 'the newest of 1 is 0 hours old');
	const lastWeek = Date.now() / 1000 - 7 * 24 * 3600;
	utimesSync(file, lastWeek, lastWeek);
	expectSaid(await said('Backups'), 'ok', '168 hours old');
	expectSaid(await said('Backups', { BACKUPS: '7' }), 'wrong', '168 hours old');
	renameSync(file, `${file}.age`);
	expectSaid(await said('Backups'), 'ok', '168 hours old');
	const offSite = { BACKUP_URL: '/mnt/backups' };
	expectSaid(await said('Backups', offSite), 'wrong', 'BACKUP_RECIPIENTS is missing');
	expectSaid(await said('Backups', { ...offSite, BACKUP_RECIPIENTS: 'none' }), 'ok', '168 hours');
});

test('a clock earlier than the data files is an error', async () => {
	expectSaid(await said('Clock'), 'ok', String(new Date().getFullYear()));
	const file = join(data, 'cms.db');
	writeFileSync(file, '');
	const tomorrow = Date.now() / 1000 + 24 * 3600;
	utimesSync(file, tomorrow, tomorrow);
	expectSaid(await said('Clock'), 'wrong', 'Set the clock');
});

test('the command prints one line per check with advice, and exits with 1 on an error', async () => {
	const run = async (...args: string[]) => {
		const settings = ['--settings', join(folder, '.env')];
		const child = spawn('node', ['scripts/doctor.mjs', ...settings, ...args], {
			cwd: repositoryRoot,
			env: { ...process.env, ...own, DATA_DIR: data, SITE_PORT: '0' },
		});
		let printed = '';
		for (const stream of [child.stdout, child.stderr])
			stream.on('data', (chunk) => {
				printed += chunk;
			});
		const [code] = await once(child, 'close');
		return { code, printed };
	};
	const { code, printed } = await run();
	expect(printed).toContain('✗ Variables');
	expect(printed).toMatch(/\n {16}→ Set it in the environment/);
	expect(printed).toContain('1 wrong, 0 to look at.');
	expect(code).toBe(1);
	expect(JSON.parse((await run('--json')).printed)).toMatchObject([{ state: 'wrong' }]);
}, 30_000);
