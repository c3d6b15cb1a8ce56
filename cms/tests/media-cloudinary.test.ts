import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Cloud, startCloud } from './support/cloudinary.ts';
import { preparedDatabase } from './support/prepared-database.ts';
import './support/provided.ts';
import { type Server, startServer } from './support/server.ts';
import { remove, send, signIn, type Uploaded, uploaded } from './support/uploads.ts';

/** Where files go has nothing to do with the kind of database. */
describe.runIf(inject('database').kind === 'sqlite')('with CLOUDINARY_URL', () => {
	let cloud: Cloud;
	let server: Server;
	let removeDatabase: () => void;
	let target: Awaited<ReturnType<typeof signIn>>;

	beforeAll(async () => {
		cloud = await startCloud({ name: 'sumu', key: '12345', secret: 'cloud-secret' });
		const database = await preparedDatabase();
		removeDatabase = database.remove;
		server = await startServer({
			...database.variables,
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

	const photo = (width: number) =>
		sharp({ create: { width, height: width, channels: 3, background: 'teal' } })
			.jpeg()
			.toBuffer();

	const addresses = ({ url, formats }: Uploaded) => [
		url,
		...Object.values(formats ?? {}).map((format) => format.url),
	];

	it('keeps a picture and all its versions there, signed, and deletes them there', async () => {
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
		expect(cloud.stored()).toEqual([]);
	});

	it('refuses a broken picture before anything is sent', async () => {
		const response = await send('a.jpg', (await photo(400)).subarray(0, 400), 'image/jpeg', {
			target,
		});
		expect(response.status).toBe(400);
		expect(cloud.stored()).toEqual([]);
	});
});
