import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { person } from './support/accounts.ts';
import { call } from './support/api.ts';
import { command, done } from './support/backup.ts';
import { type Cloud, startCloud } from './support/cloudinary.ts';
import { ownDatabase } from './support/empty-database.ts';
import { execute } from './support/execute-sql.ts';
import { ownerToken } from './support/owner.ts';
import { panel } from './support/panel.ts';
import { preparedDatabase } from './support/prepared-database.ts';
import './support/provided-context.ts';
import { refuseFileRows } from './support/refused-rows.ts';
import { sample } from './support/samples.ts';
import { type Server, startServer } from './support/server.ts';
import { remove, send, signIn, type Uploaded, uploaded } from './support/uploads.ts';

/** File storage is independent of the database, so SQLite is enough. */
describe.runIf(inject('database').kind === 'sqlite')('with CLOUDINARY_URL', () => {
	let cloud: Cloud;
	let server: Server;
	let variables: Record<string, string>;
	let removeDatabase: () => void;
	let target: Awaited<ReturnType<typeof signIn>>;

	beforeAll(async () => {
		cloud = await startCloud({ name: 'sumu', key: '12345', secret: 'cloud-secret' });
		const database = await preparedDatabase();
		({ variables, remove: removeDatabase } = database);
		server = await startServer({
			...variables,
			CLOUDINARY_URL: 'cloudinary://12345:cloud-secret@sumu',
			CLOUDINARY_UPLOAD_PREFIX: cloud.url,
		});
		target = await signIn(server.url);
	});
	afterAll(async () => {
		await server.stop();
		await cloud.stop();
		removeDatabase();
	});

	let photos = 0;
	/** Each one differs, because the library stores the same file once. */
	const photo = (width: number) =>
		sharp({ create: { width, height: width + ++photos, channels: 3, background: 'teal' } })
			.jpeg()
			.toBuffer();

	/** Deletes the pictures in the trash permanently. */
	async function emptyTrash(base: string) {
		const token = await ownerToken(base);
		const emptied = await call('/api/trash?kind=image', { method: 'DELETE', token, base });
		expect(emptied.status).toBe(200);
	}

	const addresses = ({ url, formats }: Uploaded) => [
		url,
		...Object.values(formats ?? {}).map((format) => format.url),
	];

	it('stores a picture and its resized versions with signed uploads, and deletes them', async () => {
		const file = await uploaded('photo.jpg', await photo(600), 'image/jpeg', { target });
		expect(Object.keys(file.formats ?? {}).sort()).toEqual([
			'avif_320',
			'avif_480',
			'thumbnail',
			'webp_320',
			'webp_480',
		]);
		expect(cloud.refused()).toBe(0);
		expect(file.placeholder).toMatch(/^data:image\/webp/);
		expect(addresses(file).sort()).toEqual(cloud.stored().sort());
		const kinds = await Promise.all(
			['avif_320', 'webp_480'].map(async (name) => {
				const { format, width } = await sharp(
					cloud.bytes(file.formats?.[name]?.url ?? ''),
				).metadata();
				return [format, width];
			}),
		);
		expect(kinds).toEqual([
			['heif', 320],
			['webp', 480],
		]);

		expect((await remove(file, target)).status).toBe(200);
		expect(cloud.stored()).toHaveLength(addresses(file).length);
		await emptyTrash(server.url);
		await vi.waitFor(() => expect(cloud.stored()).toEqual([]), 30_000);
	});

	it('removes the uploaded versions when one size is rejected', async () => {
		cloud.breakAt(/^webp_480_/);
		const form = new FormData();
		form.append('image', new Blob([new Uint8Array(await photo(600))]), 'photo.jpg');
		const headers = { authorization: `Bearer ${await ownerToken(server.url)}` };
		const url = `${server.url}/api/image`;
		const response = await fetch(url, { method: 'POST', headers, body: form });
		expect(response.status).toBe(503);
		cloud.breakAt(null);
		await vi.waitFor(() => expect(cloud.stored()).toEqual([]), 30_000);
	});

	it('removes the uploaded files when the database row cannot be written', async () => {
		const allow = await refuseFileRows(variables);
		const response = await send('photo.jpg', await photo(600), 'image/jpeg', { target });
		expect(response.status).toBe(503);
		await vi.waitFor(() => expect(cloud.stored()).toEqual([]), 30_000);
		await allow();
	});

	it('rejects a corrupt picture before uploading anything', async () => {
		const response = await send('a.jpg', (await photo(400)).subarray(0, 400), 'image/jpeg', {
			target,
		});
		expect(response.status).toBe(400);
		expect(cloud.stored()).toEqual([]);
	});

	describe('account deletion', () => {
		let own: Server;
		let data: Record<string, string>;
		let forget: () => void;
		beforeAll(async () => {
			({ variables: data, remove: forget } = await preparedDatabase());
			own = await startServer({
				...data,
				CLOUDINARY_URL: 'cloudinary://12345:cloud-secret@sumu',
				CLOUDINARY_UPLOAD_PREFIX: cloud.url,
			});
		});
		// Killed, because `stop` would fail: the server has logged errors on purpose.
		afterAll(() => {
			process.kill(own.pid, 'SIGKILL');
			forget();
			cloud.breakAt(null);
			cloud.forget();
		});
		const subscribers = () => {
			const database = new Sqlite(join(data.DATA_DIR ?? '', 'cms.db'), { readonly: true });
			const count = database.prepare('select count(*) from subscribers').pluck().get();
			database.close();
			return count;
		};

		async function pictured() {
			const one = await person('Nadia', own.url);
			await execute(data, "update up_users set email_verified = '1' where email = ?", [one.email]);
			await call('/api/newsletter', { method: 'POST', body: one, base: own.url });
			const body = new FormData();
			body.append('image', new Blob([new Uint8Array(await photo(600))]), 'me.jpg');
			const headers = { authorization: `Bearer ${one.token}` };
			const url = `${own.url}/api/account/photo`;
			expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(200);
			return one;
		}
		const erase = async (token: string) =>
			(await call('/api/account', { method: 'DELETE', token, base: own.url })).status;
		const works = async (token: string) =>
			(await call('/api/account/export', { token, base: own.url })).status;

		it('keeps all data and pictures when part of the deletion fails', async () => {
			const { token } = await pictured();
			const stored = cloud.stored();
			await execute(
				data,
				"create trigger kept before delete on subscribers begin select raise(abort, 'kept'); end",
				[],
			);
			expect(await erase(token)).toBe(500);
			expect([await works(token), subscribers()]).toEqual([200, 1]);
			expect(cloud.stored()).toEqual(stored);
			await execute(data, 'drop trigger kept', []);
			expect(await erase(token)).toBe(200);
			await vi.waitFor(() => expect(cloud.stored()).toEqual([]), 30_000);
		});

		it('deletes the account even when its picture cannot be removed', async () => {
			const { token } = await pictured();
			cloud.breakAt(/^destroy /);
			expect(await erase(token)).toBe(200);
			expect([await works(token), subscribers()]).toEqual([401, 0]);
			const said = 'of a deleted account could not be removed: General Error';
			await vi.waitFor(() => expect(own.log()).toContain(said), 30_000);
		});
	});

	const filesOf = ({ DATA_DIR = '' }: Record<string, string>) => {
		const database = new Sqlite(join(DATA_DIR, 'cms.db'), { readonly: true });
		const rows = database.prepare('select url, provider from files').all();
		database.close();
		return rows;
	};

	describe('backup and restore', () => {
		const removals: (() => void)[] = [];
		let file: Uploaded;
		let backup: string;
		let bytes: Map<string, Buffer>;

		beforeAll(async () => {
			file = await uploaded('photo.jpeg', await photo(600), 'image/jpeg', { target });
			bytes = new Map(cloud.stored().map((address) => [address, cloud.bytes(address)]));
			const post = sample.blog('Pictured', { description: `![Teal](${file.url})` });
			const path = '/content-manager/collection-types/api::blog.blog';
			const { data } = await panel('POST', path, post, target);
			await panel('POST', `${path}/${data.documentId}/actions/publish`, post, target);
			backup = join(variables.DATA_DIR ?? '', 'cloud.tar.gz');
			await done(variables, 'backup', backup);
		});
		afterAll(() => {
			for (const remove of removals) remove();
		});
		const empty = async () => {
			const { variables, remove } = await ownDatabase('');
			removals.push(remove);
			return variables;
		};

		it('downloads every picture and records its checksum in the manifest', async () => {
			const manifest = JSON.parse(
				execFileSync('tar', ['-xzOf', backup, 'manifest.json'], { encoding: 'utf8' }),
			);
			const { count, missing, fetched } = manifest.pictures;
			expect([count, missing]).toEqual([bytes.size, []]);
			expect(Object.values(fetched).sort()).toEqual([...bytes.keys()].sort());
			for (const [name, address] of Object.entries(fetched)) {
				const data = bytes.get(String(address)) ?? Buffer.alloc(0);
				const sha256 = createHash('sha256').update(data).digest('hex');
				expect(manifest.files[name]).toEqual({ bytes: data.length, sha256 });
			}
			const printed = await done(variables, 'backup', '--verify', backup);
			expect(printed).toContain(`${bytes.size} pictures.`);
			expect(printed).toContain('It is whole.');
		});

		it('fails without leaving an archive when a picture cannot be downloaded', async () => {
			const other = join(variables.DATA_DIR ?? '', 'other.tar.gz');
			cloud.breakAt(/\/webp_480_/);
			const failed = await command(variables, 'backup', other);
			cloud.breakAt(null);
			expect(failed).toMatchObject({
				code: 1,
				errors: expect.stringMatching(/webp_480_.* answered 500. Try again later/),
			});
			expect(readdirSync(variables.DATA_DIR ?? '').filter((name) => /other/.test(name))).toEqual(
				[],
			);
		});

		it('keeps pictures in Cloudinary on restore while they are available there', async () => {
			const at = await empty();
			expect(await done(at, 'restore', backup)).not.toContain('no longer answered');
			expect(filesOf(at)).toEqual([{ url: file.url, provider: 'cloudinary' }]);
			expect(readdirSync(join(at.DATA_DIR ?? '', 'public/uploads'))).toEqual([]);
		}, 60_000);

		it('restores missing pictures to the disk and updates every reference', async () => {
			const at = await empty();
			cloud.forget();
			expect(await done(at, 'restore', backup)).toContain(
				`${bytes.size} pictures no longer answered`,
			);
			const restored = await startServer(at);
			const onDisk = await signIn(restored.url);
			const [row] = (await panel('GET', '/upload/files', undefined, onDisk)).results;
			expect(row).toMatchObject({ provider: 'local', url: `/uploads/${file.hash}.jpeg` });
			const old = addresses(file);
			for (const [place, url] of addresses(row).entries()) {
				expect(url).toMatch(/^\/uploads\/[\w-]+\.(jpeg|webp|avif)$/);
				const served = await fetch(restored.url + url);
				expect(Buffer.from(await served.arrayBuffer())).toEqual(bytes.get(old[place] ?? ''));
			}
			const { body } = await call('/api/blog', { base: restored.url });
			expect(JSON.stringify(body)).not.toContain(cloud.url);
			expect(body.data[0].description).toContain(row.url);
			expect((await remove(row, onDisk)).status).toBe(409);
			const post = `/content-manager/collection-types/api::blog.blog/${body.data[0]._id}`;
			await panel('DELETE', post, undefined, onDisk);
			expect((await remove(row, onDisk)).status).toBe(200);
			await emptyTrash(restored.url);
			const uploads = join(at.DATA_DIR ?? '', 'public/uploads');
			await vi.waitFor(() => expect(readdirSync(uploads)).toEqual([]), 30_000);
			await restored.stop();
		}, 120_000);

		it('reports missing pictures and backs up everything else', async () => {
			const late = join(variables.DATA_DIR ?? '', 'late.tar.gz');
			const printed = await done(variables, 'backup', late);
			for (const address of bytes.keys())
				expect(printed).toContain(`Not there any more, so not in it: ${address}`);
			expect(await done(variables, 'backup', '--verify', late)).toMatch(/ 0 pictures\./);
		}, 60_000);
	});
});
