import { readdirSync } from 'node:fs';
import { apiEndpoints, errorSchema, messages } from '@sumu/contract';
import sharp from 'sharp';
import { describe, expect, inject, it } from 'vitest';
import { call } from './support/api.ts';
import { json } from './support/json.ts';
import { asOwner, ownerToken } from './support/owner.ts';
import { clear, panel } from './support/panel.ts';
import { ownerPanelToken } from './support/panel-session.ts';
import './support/provided-context.ts';
import { temporary } from './support/shared-server.ts';

interface Sent {
	field?: string;
	token?: string | null;
	path?: string;
}

async function upload(data: Buffer, name = 'a.png', { field = 'image', token, path }: Sent = {}) {
	const form = new FormData();
	form.append(field, new Blob([new Uint8Array(data)], { type: 'image/png' }), name);
	const bearer = token === undefined ? await ownerToken() : token;
	const response = await fetch(inject('url') + (path ?? '/api/image'), {
		method: 'POST',
		headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
		body: form,
	});
	return { status: response.status, body: JSON.parse(await response.text()) };
}

const plain = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: '#0E3B2E' } });
const noise = (width: number, height: number) =>
	sharp({
		create: {
			width,
			height,
			channels: 3,
			background: '#888',
			noise: { type: 'gaussian', mean: 128, sigma: 30 },
		},
	});
const fetched = async (address: string) => {
	const response = await fetch(inject('url') + new URL(address).pathname);
	return Buffer.from(await response.arrayBuffer());
};
const library = async () => (await panel('GET', '/upload/files?page=1&pageSize=100')).results;

describe('POST /image', () => {
	it('adds an image to the media library in all sizes', async () => {
		const { status, body } = await upload(await noise(700, 350).jpeg().toBuffer(), 'My photo.jpg', {
			path: '/image',
		});
		expect(status).toBe(201);
		expect(apiEndpoints.uploadImage.response.safeParse(body).error).toBeUndefined();
		expect(body.success).toBe(true);
		expect(body.data).toMatchObject({ width: 700, height: 350 });
		expect(body.data.url).toMatch(/^http:\/\/site\.test\/uploads\/[\w-]+\.jpeg$/);
		expect(
			body.data.formats.map(
				({ mime, width }: { mime: string; width: number }) => `${mime} ${width}`,
			),
		).toEqual(expect.arrayContaining(['image/avif 320', 'image/webp 640']));
		expect(body.data.placeholder).toMatch(/^data:image\/webp;base64,/);
		expect(await library()).toContainEqual(
			expect.objectContaining({ name: 'My photo.jpeg', mime: 'image/jpeg' }),
		);
	});

	it('returns a URL that a form’s picture field accepts, with all sizes', async () => {
		const { data } = (await upload(await plain(640, 400).png().toBuffer())).body;
		const { body } = await asOwner('POST', '/api/projects/services', {
			servicesHeader: 'Drawing',
			servicesDescription: 'I draw.',
			img: data.url,
		});
		expect(body.data.img).toBe(data.url);
		expect(body.data.picture).toMatchObject({ width: 640, height: 400 });
		expect(body.data.picture.formats).toEqual(data.formats);
		await clear('service');
	});

	const small = plain(40, 30);
	/** An AVIF file with `mif1`, the brand that other formats in this container share, instead of `avif`. */
	const rebranded = async () => {
		const avif = await small.clone().avif().toBuffer();
		avif.write('mif1', 8, 'latin1');
		return avif;
	};
	it.each([
		['JPEG', () => small.clone().jpeg().toBuffer(), 'jpeg'],
		['PNG', () => small.clone().png().toBuffer(), 'png'],
		['GIF', () => small.clone().gif().toBuffer(), 'gif'],
		['WebP', () => small.clone().webp().toBuffer(), 'webp'],
		['AVIF', () => small.clone().avif().toBuffer(), 'avif'],
		['AVIF with the mif1 brand', rebranded, 'avif'],
		['TIFF and converts it to WebP', () => small.clone().tiff().toBuffer(), 'webp'],
	])('accepts %s', async (_, make, kind) => {
		const { status, body } = await upload(await make(), 'a.bin');
		expect(status).toBe(201);
		expect((await sharp(await fetched(body.data.url)).metadata()).format).toBe(
			kind === 'avif' ? 'heif' : kind,
		);
		expect(body.data.url).toMatch(new RegExp(`\\.${kind}$`));
	});

	it('detects the type from the content, not the file name', async () => {
		const { status, body } = await upload(await plain(41, 31).webp().toBuffer(), '../../evil.html');
		expect(status).toBe(201);
		expect(body.data.url).toMatch(/\/uploads\/evil_\w+\.webp$/);
	});

	it('applies the orientation and strips EXIF data', async () => {
		const lying = await noise(90, 30)
			.jpeg()
			.withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '23/1 45/1 0/1' } })
			.withMetadata({ orientation: 6 })
			.toBuffer();
		const { data } = (await upload(lying, 'a.jpg')).body;
		expect(data).toMatchObject({ width: 30, height: 90 });
		const { exif, orientation } = await sharp(await fetched(data.url)).metadata();
		expect(exif).toBeUndefined();
		expect(orientation ?? 1).toBe(1);
	});

	const hidden = Buffer.from('<script>alert(1)</script>');
	/** Adds a script to a JPEG as its comment. */
	const commented = (jpeg: Buffer) => {
		const head = Buffer.from([0xff, 0xfe, 0, hidden.length + 2]);
		return Buffer.concat([jpeg.subarray(0, 2), head, hidden, jpeg.subarray(2)]);
	};
	it.each([
		['after a PNG', async () => Buffer.concat([await plain(20, 20).png().toBuffer(), hidden])],
		['in a JPEG comment', async () => commented(await plain(20, 20).jpeg().toBuffer())],
	])('strips data hidden %s', async (_, make) => {
		const { status, body } = await upload(await make());
		expect(status).toBe(201);
		expect((await fetched(body.data.url)).includes(hidden)).toBe(false);
	});

	it('keeps all frames of an animation', async () => {
		const frames = await noise(40, 80).raw().toBuffer();
		const film = await sharp(frames, {
			raw: { width: 40, height: 80, channels: 3, pageHeight: 40 },
		})
			.gif({ delay: [80, 80] })
			.toBuffer();
		const { data } = (await upload(film, 'a.gif')).body;
		expect((await sharp(await fetched(data.url), { animated: true }).metadata()).pages).toBe(2);
	});

	const half = (data: Buffer) => data.subarray(0, data.length / 2);
	const svg =
		'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
	it.each([
		['an SVG with a script', async () => Buffer.from(svg)],
		['HTML named .png', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
		['HTML after a PNG signature', async () => Buffer.from('\x89PNG\r\n\x1a\n<html>', 'latin1')],
		['a script after a GIF signature', async () => Buffer.from('GIF89a=1;alert(1)//')],
		[
			'an SVG after a byte order mark',
			async () => Buffer.from(`\ufeff<?xml version="1.0"?>${svg}`),
		],
		[
			'a PNG after an ID3 tag',
			async () =>
				Buffer.concat([
					Buffer.from('ID3\x04\0\0\0\0\0\0', 'latin1'),
					await plain(20, 20).png().toBuffer(),
				]),
		],
		['a PDF', async () => Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF')],
		['a truncated JPEG', async () => half(await noise(300, 300).jpeg().toBuffer())],
		['a truncated PNG', async () => half(await noise(300, 300).png().toBuffer())],
		['a truncated WebP', async () => half(await noise(300, 300).webp().toBuffer())],
		['an empty file', async () => Buffer.alloc(0)],
	])('refuses %s', async (_, make) => {
		const before = (await library()).length;
		const { status, body } = await upload(await make());
		expect(status).toBe(400);
		expect(errorSchema.safeParse(body).error).toBeUndefined();
		expect(body.error.details.errors).toEqual([{ path: ['image'], message: messages.noPicture }]);
		expect(await library()).toHaveLength(before);
	});

	it('refuses an image over 40 megapixels even if the file is small', async () => {
		const bomb = await plain(20_000, 2001).png({ compressionLevel: 9 }).toBuffer();
		expect(bomb.length).toBeLessThan(500_000);
		const { status, body } = await upload(bomb);
		expect(status).toBe(400);
		expect(body.error.message).toBe(messages.pictureTooWide);
	});

	/** Frames of changing colours, one below the other. */
	const frames = (count: number, side: number) =>
		sharp(Buffer.from(Array.from({ length: side * side * 3 * count }, (_, index) => index % 251)), {
			raw: { width: side, height: side * count, channels: 3, pageHeight: side },
		});
	/** Frames of one shade of grey each. */
	const greyFrames = (count: number, side: number) => {
		const pixels = Buffer.alloc(side * side * count);
		for (let frame = 0; frame < count; frame++)
			pixels.fill(frame * 9, frame * side * side, (frame + 1) * side * side);
		return sharp(pixels, {
			raw: { width: side, height: side * count, channels: 1, pageHeight: side },
			limitInputPixels: false,
		});
	};

	it.each(['gif', 'webp'] as const)('keeps every frame of an animated %s', async (kind) => {
		const { status, body } = await upload(await frames(5, 40)[kind]().toBuffer());
		expect(status).toBe(201);
		expect((await sharp(await fetched(body.data.url)).metadata()).pages).toBe(5);
	});

	it('counts the frames of an animation, and says so', async () => {
		const { status, body } = await upload(await greyFrames(11, 2000).gif({ effort: 1 }).toBuffer());
		expect(status).toBe(400);
		expect(body.error.message).toBe(messages.animationTooLarge);
	});

	const heic = Buffer.concat([
		Buffer.from([0, 0, 0, 24]),
		Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1'),
		Buffer.alloc(200),
	]);

	it('refuses HEIC with a hint, also in the panel', async () => {
		const { status, body } = await upload(heic, 'IMG_0001.HEIC');
		expect(status).toBe(400);
		expect(body.error.message).toBe(messages.heicPicture);
		const before = (await library()).length;
		const form = new FormData();
		form.append('files', new Blob([heic], { type: 'image/heic' }), 'IMG_0001.HEIC');
		const inPanel = await fetch(`${inject('url')}/upload`, {
			method: 'POST',
			headers: { authorization: `Bearer ${ownerPanelToken}` },
			body: form,
		});
		expect(inPanel.status).toBe(400);
		expect((await json(inPanel)).error.message).toBe(messages.heicPicture);
		expect(await library()).toHaveLength(before);
	});

	it('refuses a file over 10 MB with 413', async () => {
		const { status, body } = await upload(Buffer.alloc(10 * 1024 * 1024 + 1));
		expect(status).toBe(413);
		expect(errorSchema.safeParse(body).error).toBeUndefined();
		expect(body.error.message).toBe(messages.pictureTooLarge);
	});

	it('requires exactly one file, in the image field', async () => {
		const png = await plain(4, 4).png().toBuffer();
		expect((await upload(png, 'a.png', { field: 'file' })).status).toBe(400);
		expect((await asOwner('POST', '/api/image', { image: 'x' })).status).toBe(415);
		const form = new FormData();
		for (const name of ['a.png', 'b.png'])
			form.append('image', new Blob([new Uint8Array(png)]), name);
		const headers = { authorization: `Bearer ${await ownerToken()}` };
		const url = `${inject('url')}/api/image`;
		expect((await fetch(url, { method: 'POST', headers, body: form })).status).toBe(400);
	});

	it('is for the owner only and leaves no temporary files', async () => {
		const left = () => readdirSync(temporary(inject('database')));
		const before = left();
		const png = await plain(4, 4).png().toBuffer();
		expect((await upload(png, 'a.png', { token: null })).status).toBe(401);
		expect((await upload(png, 'a.png', { token: null, path: '/api/contact' })).status).toBe(415);
		expect((await call('/api/image', { method: 'POST', token: 'garbage' })).status).toBe(401);
		expect((await upload(png)).status).toBe(201);
		expect(left()).toEqual(before);
	});
});
