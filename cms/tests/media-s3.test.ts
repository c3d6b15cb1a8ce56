import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { messages } from '@sumu/contract';
import Sqlite from 'better-sqlite3';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { call } from './support/api.ts';
import { done } from './support/backup.ts';
import { startCloud } from './support/cloudinary.ts';
import { type OwnDatabase, ownDatabase } from './support/empty-database.ts';
import { movingClock } from './support/moving-clock.ts';
import { asOwner, ownerToken } from './support/owner.ts';
import { preparedDatabase } from './support/prepared-database.ts';
import { type Storage, startStorage } from './support/s3-server.ts';
import { environment, type Server, startServer } from './support/server.ts';
import { remove, send, signIn, type Uploaded, uploaded } from './support/uploads.ts';

const prefix = 'of/mine/';
const metricsToken = 'metrics-of-the-bucket-test';
const dayMs = 24 * 3600 * 1000;

let storage: Storage;
let database: OwnDatabase;
let variables: Record<string, string>;
let server: Server;
let target: Awaited<ReturnType<typeof signIn>>;

beforeAll(async () => {
	storage = await startStorage();
	database = await preparedDatabase();
	variables = { ...database.variables, S3_URL: storage.url, METRICS_TOKEN: metricsToken };
	server = await startServer(variables);
	target = await signIn(server.url);
});
afterAll(async () => {
	await server.stop();
	await storage.stop();
	database.remove();
});

let photos = 0;
/** Each one differs, because the library stores the same file once. */
const photo = (width = 400) =>
	sharp({ create: { width, height: width + ++photos, channels: 3, background: 'teal' } })
		.jpeg()
		.toBuffer();
const upload = async () => uploaded('photo.jpg', await photo(), 'image/jpeg', { target });

const versionsOf = ({ url, formats }: Uploaded) => [
	url,
	...Object.values(formats ?? {}).map((format) => format.url),
];
const namesOf = (file: Uploaded) => versionsOf(file).map((url) => basename(url));
const storedNames = () => [...storage.objects.keys()].map((name) => name.slice(prefix.length));
const bytesOf = (url: string) => storage.objects.get(prefix + basename(url));
const diskNames = ({ DATA_DIR = '' } = variables) => {
	const folder = join(DATA_DIR, 'public/uploads');
	return existsSync(folder) ? readdirSync(folder) : [];
};
const rowsOf = ({ DATA_DIR = '' } = variables): { url: string; provider: string }[] => {
	const sqlite = new Sqlite(join(DATA_DIR, 'cms.db'), { readonly: true });
	const rows = sqlite.prepare('select url, provider from files order by id').all();
	sqlite.close();
	return rows as { url: string; provider: string }[];
};
const fetchFile = async (path: string, init: RequestInit = {}) => {
	const response = await fetch(server.url + path, { redirect: 'manual', ...init });
	return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};
const readStorageState = async () =>
	(await asOwner('GET', '/api/overview', undefined, server.url)).body.data.pictureStorage;

async function removeForever(file: Uploaded) {
	expect((await remove(file, target)).status).toBe(200);
	const token = await ownerToken(server.url);
	await call('/api/trash?kind=image', { method: 'DELETE', token, base: server.url });
}

describe('a picture in a private bucket', () => {
	let file: Uploaded;
	beforeAll(async () => {
		file = await upload();
	});
	afterAll(async () => {
		await removeForever(file);
		await vi.waitFor(() => expect(storedNames()).toEqual([]), 30_000);
	});

	it('is stored with its sizes, for good, and keeps addresses of this site', () => {
		expect(namesOf(file).sort()).toEqual(storedNames().sort());
		expect(namesOf(file)).toHaveLength(4);
		for (const url of versionsOf(file)) expect(url).toMatch(/^\/uploads\/[\w.]+$/);
		const headers = storage.headersOf.get(prefix + basename(file.formats?.avif_320?.url ?? ''));
		expect(headers).toMatchObject({
			'content-type': 'image/avif',
			'cache-control': 'public, max-age=31536000, immutable',
		});
		expect(headers).not.toHaveProperty('x-amz-acl');
		expect(diskNames()).toEqual([]);
	});

	it('is served whole, in parts and as headers', async () => {
		const original = bytesOf(file.url) as Buffer;
		const { response, bytes } = await fetchFile(file.url);
		expect(bytes).toEqual(original);
		const { headers } = response;
		expect(headers.get('content-type')).toBe('image/jpeg');
		expect(headers.get('x-content-type-options')).toBe('nosniff');
		const etag = headers.get('etag') ?? '';
		const head = await fetchFile(file.url, { method: 'HEAD' });
		expect(head.response.status).toBe(200);
		expect(head.response.headers.get('content-length')).toBe(String(original.length));
		const part = await fetchFile(file.url, { headers: { range: 'bytes=10-19', 'if-range': etag } });
		expect([part.response.status, part.bytes]).toEqual([206, original.subarray(10, 20)]);
		const changed = { range: 'bytes=10-19', 'if-range': '"another"' };
		expect((await fetchFile(file.url, { headers: changed })).bytes).toEqual(original);
		const past = { headers: { range: `bytes=${original.length}-` } };
		expect((await fetchFile(file.url, past)).response.status).toBe(416);
		const known = { 'cache-control': 'max-age=0', 'if-none-match': etag };
		expect((await fetchFile(file.url, { headers: known })).response.status).toBe(304);
		expect((await fetchFile('/uploads/none_0123456789.webp')).response.status).toBe(404);
	});

	it('leaves its old address to the file that replaces it', async () => {
		const old = file;
		const options = { target, id: file.id };
		file = await uploaded('new.jpg', await photo(), 'image/jpeg', options);
		await vi.waitFor(() => expect(storedNames().sort()).toEqual(namesOf(file).sort()), 30_000);
		const { response } = await fetchFile(old.url);
		expect([response.status, response.headers.get('location')]).toEqual([302, file.url]);
		const headers = storage.headersOf.get(prefix + basename(file.url));
		expect(headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable' });
	});

	it('is hidden in the trash', async () => {
		const trashed = await upload();
		expect((await remove(trashed, target)).status).toBe(200);
		expect(storedNames()).toContain(basename(trashed.url));
		expect((await fetchFile(trashed.url)).response.status).toBe(404);
	});
});

describe('a storage that does not take a picture', () => {
	it.each([
		['full', 507, 'InsufficientStorage'],
		['refused', 403, 'AccessDenied'],
	])('leaves no row and no object, and is reported: %s', async (state, status, code) => {
		const rows = rowsOf();
		storage.state.refusal = { name: /webp_320/, status, code };
		const response = await send('photo.jpg', await photo(), 'image/jpeg', { target });
		const { error } = JSON.parse(await response.text());
		expect([response.status, error.message]).toEqual([503, messages.storageUnavailable]);
		expect(rowsOf()).toEqual(rows);
		await vi.waitFor(() => expect(storedNames()).toEqual([]), 30_000);
		// While it takes some sizes, the last one that was sent decides.
		storage.state.refusal = { name: /./, status, code };
		expect((await send('photo.jpg', await photo(), 'image/jpeg', { target })).status).toBe(503);
		expect(await readStorageState()).toBe(state);
		const headers = { authorization: `Bearer ${metricsToken}` };
		const readMetrics = async () => (await fetchFile('/metrics', { headers })).bytes.toString();
		expect(await readMetrics()).toContain('media_storage_up 0');
		storage.state.refusal = null;
		await removeForever(await upload());
		expect(await readStorageState()).toBe('working');
		expect(await readMetrics()).toContain('media_storage_up 1');
	});

	it('does not delay anything when it is gone', async () => {
		const file = await upload();
		await storage.stop();
		const startMs = Date.now();
		const response = await send('photo.jpg', await photo(), 'image/jpeg', { target });
		expect(response.status).toBe(503);
		const picture = await fetchFile(file.url);
		expect(picture.response.status).toBe(503);
		expect(picture.response.headers.get('retry-after')).toMatch(/^\d+$/);
		expect((await fetchFile('/_ready')).response.status).toBe(204);
		expect(await readStorageState()).toBe('unreachable');
		expect(Date.now() - startMs).toBeLessThan(15_000);
		await removeForever(file);
		await storage.start();
		// Files deleted meanwhile leave the storage once it answers.
		await vi.waitFor(() => expect(storedNames()).toEqual([]), 30_000);
		expect(await readStorageState()).toBe('working');
	});
});

describe('moving, backing up and publishing', () => {
	let files: Uploaded[];
	let bytes: Map<string, Buffer>;
	beforeAll(async () => {
		files = [await upload(), await upload()];
		bytes = new Map(storage.objects);
	});

	const run = promisify(execFile);
	/** Runs the program behind `npm run media`. */
	const move = (to: string, extra: Record<string, string> = {}, ...args: string[]) =>
		run(process.execPath, ['dist/src/tools/media.js', '--to', to, ...args], {
			cwd: resolve(import.meta.dirname, '..'),
			env: environment({ ...variables, LOG_LEVEL: 'warn', ...extra }),
		});
	const expectServed = async () => {
		for (const url of files.flatMap(versionsOf))
			expect((await fetchFile(url)).bytes, url).toEqual(bytes.get(prefix + basename(url)));
	};
	const allNames = () => files.flatMap(namesOf).sort();

	it('backs up and restores with the bucket and without', async () => {
		const backup = join(variables.DATA_DIR ?? '', 'bucket.tar.gz');
		await done(variables, 'backup', backup);
		storage.objects.clear();
		const { variables: machine, remove: removeMachine } = await ownDatabase('');
		const printed = await done({ ...machine, S3_URL: storage.url }, 'restore', backup);
		expect(printed).toContain(`${bytes.size} pictures were missing in the bucket`);
		expect(new Map(storage.objects)).toEqual(bytes);
		expect(diskNames(machine)).toEqual([]);
		await done(machine, 'restore', backup, '--replace');
		expect(diskNames(machine).sort()).toEqual(allNames());
		expect(rowsOf(machine).map(({ provider }) => provider)).toEqual(['local', 'local']);
		removeMachine();
	});

	it('moves to the disk, and back as far as the bucket takes it', async () => {
		expect((await move('local', {}, '--dry-run')).stdout).toContain('Would move 2 files');
		expect(diskNames()).toEqual([]);
		expect((await move('local')).stdout).toContain('Moved 2 files');
		expect(diskNames().sort()).toEqual(allNames());
		expect(storedNames()).toEqual([]);
		expect(rowsOf().map(({ provider }) => provider)).toEqual(['local', 'local']);
		await expectServed();

		const [name = ''] = namesOf(files[1] as Uploaded);
		storage.state.refusal = { name: new RegExp(name), status: 507, code: 'Full' };
		const failure = await move('s3').catch((error) => error);
		expect([failure.code, failure.stdout]).toEqual([
			1,
			expect.stringMatching(/Moved 1 files.*507 Full.*1 did not move/s),
		]);
		expect(rowsOf().map(({ provider }) => provider)).toEqual(['aws-s3', 'local']);
		await expectServed();
		storage.state.refusal = null;
	});

	it('moves from both to Cloudinary and back, and redirects the old addresses', async () => {
		const cloud = await startCloud({ name: 'sumu', key: '12345', secret: 'cloud-secret' });
		const both = {
			CLOUDINARY_URL: 'cloudinary://12345:cloud-secret@sumu',
			CLOUDINARY_UPLOAD_PREFIX: cloud.url,
			MEDIA_STORAGE: 's3',
		};
		await move('cloudinary', both);
		expect([...storedNames(), ...diskNames()]).toEqual([]);
		const rows = rowsOf();
		expect(rows.map(({ url, provider }) => [cloud.stored().includes(url), provider])).toEqual([
			[true, 'cloudinary'],
			[true, 'cloudinary'],
		]);
		const { response } = await fetchFile(files[0]?.url ?? '');
		expect([response.status, response.headers.get('location')]).toEqual([302, rows[0]?.url]);
		const { stdout } = await move('s3', both);
		expect(stdout).toContain('2 of them also stay');
		expect(new Map(storage.objects)).toEqual(bytes);
		expect(cloud.stored()).toHaveLength(bytes.size);
		await expectServed();
		await cloud.stop();
	});

	it('publishes the bucket, and cleans it up at night', async () => {
		const publicOrigin = 'http://pictures.test:9000';
		const clock = movingClock();
		storage.state.changed = new Date();
		for (const name of ['orphan_0123456789.webp', 'backup.zip', 'folder/other_0123456789.webp'])
			storage.objects.set(prefix + name, Buffer.from(name));
		await server.stop();
		clock.pass(2 * dayMs);
		const S3_PUBLIC_URL = `${publicOrigin}/bucket/`;
		server = await startServer({ ...variables, ...clock.variables, S3_PUBLIC_URL });
		target = await signIn(server.url);
		expect(rowsOf().map(({ url }) => url)).toEqual(
			files.map((file) => `${publicOrigin}/bucket/${prefix}${basename(file.url)}`),
		);
		const file = await upload();
		for (const url of versionsOf(file))
			expect(url).toBe(`${publicOrigin}/bucket/${prefix}${basename(url)}`);
		const policy = (await fetchFile('/admin')).response.headers.get('content-security-policy');
		expect(policy).toMatch(new RegExp(`img-src[^;]* ${publicOrigin}(?:;|$)`));
		// The former addresses, in mails and texts, still work.
		await expectServed();
		await vi.waitFor(() => expect(storedNames()).not.toContain('orphan_0123456789.webp'), 30_000);
		expect(storedNames().sort()).toEqual(
			[...allNames(), ...namesOf(file), 'backup.zip', 'folder/other_0123456789.webp'].sort(),
		);
		expect((await fetchFile('/uploads/backup.zip')).response.status).toBe(404);
		clock.remove();
	});
});

it('refuses two storages without a choice', async () => {
	const both = { ...variables, CLOUDINARY_URL: 'cloudinary://1:2@sumu' };
	const start = startServer(both);
	await expect(start).rejects.toThrow('MEDIA_STORAGE should say where new pictures go');
});
