import { messages } from '@sumu/contract';
import { endpointExamples } from '@sumu/contract/examples';
import sharp from 'sharp';
import { describe, expect, inject, it } from 'vitest';
import { person } from './support/accounts.ts';
import { call } from './support/api.ts';
import { addDraft, addPublished, panel, panelAnswer } from './support/panel.ts';
import { remove, send, type Uploaded, uploaded } from './support/uploads.ts';
import './support/provided-context.ts';
import { ownerPanelToken } from './support/panel-session.ts';

/** Noise, so that no encoder can compress it to almost nothing. */
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

const widths = (kind: string, most: number) =>
	[320, 480, 640, 960, 1280, 1920].filter((each) => each < most).map((each) => `${kind}_${each}`);

const addresses = ({ url, formats }: Uploaded) => [
	url,
	...Object.values(formats ?? {}).map((format) => format.url),
];

/** The old file is gone; its address leads to the file that replaced it. */
async function expectRedirect(path: string, replaced: Uploaded) {
	const { status, headers } = await call(path);
	expect(status, path).toBe(302);
	expect(addresses(replaced)).toContain(headers.get('location'));
}

const fetched = async (path: string) => {
	const response = await fetch(new URL(path, inject('url')));
	return { response, data: Buffer.from(await response.arrayBuffer()) };
};

describe('a photograph', () => {
	it('gets AVIF and WebP versions for every smaller width, with correct content types', async () => {
		const photo = await uploaded(
			'photo.jpg',
			await noise(1300, 650).jpeg().toBuffer(),
			'image/jpeg',
		);
		expect(photo).toMatchObject({ width: 1300, height: 650, mime: 'image/jpeg' });
		const names = Object.keys(photo.formats ?? {});
		expect(names.sort()).toEqual(
			[...widths('avif', 1300), ...widths('webp', 1300), 'thumbnail'].sort(),
		);
		for (const [name, format] of Object.entries(photo.formats ?? {})) {
			const { response, data } = await fetched(format.url);
			expect(response.headers.get('content-type')).toBe(format.mime);
			const { width, height } = await sharp(data).metadata();
			expect({ width, height }).toEqual({ width: format.width, height: format.height });
			if (name !== 'thumbnail') expect(format.mime).toBe(`image/${name.split('_')[0]}`);
		}
		await remove(photo);
	});

	it('gets a small inline placeholder with its aspect ratio', async () => {
		const photo = await uploaded('wide.png', await noise(800, 400).png().toBuffer(), 'image/png');
		const [head, data = ''] = (photo.placeholder ?? '').split(',');
		expect(head).toBe('data:image/webp;base64');
		expect(photo.placeholder?.length).toBeLessThanOrEqual(240);
		const { width = 0, height = 1 } = await sharp(Buffer.from(data, 'base64')).metadata();
		expect(width / height).toBeCloseTo(2, 0);
		await remove(photo);
	});

	it('is rotated upright and stripped of EXIF data', async () => {
		const lying = await noise(900, 300)
			.jpeg()
			.withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '23/1 45/1 0/1' } })
			.withMetadata({ orientation: 6 })
			.toBuffer();
		const photo = await uploaded('lying.jpg', lying, 'image/jpeg');
		expect(photo).toMatchObject({ width: 300, height: 900 });
		const { data } = await fetched(photo.url);
		const { width, height, orientation, exif } = await sharp(data).metadata();
		expect({ width, height, exif }).toEqual({ width: 300, height: 900, exif: undefined });
		expect(orientation ?? 1).toBe(1);
		await remove(photo);
	});

	it('is stored byte for byte when it has no EXIF data', async () => {
		const original = await noise(400, 300).webp().toBuffer();
		const photo = await uploaded('clean.webp', original, 'image/webp');
		expect((await fetched(photo.url)).data.equals(original)).toBe(true);
		await remove(photo);
	});

	it('is accepted as AVIF', async () => {
		const original = await noise(500, 500).avif({ effort: 0 }).toBuffer();
		const photo = await uploaded('modern.avif', original, 'image/avif');
		expect(Object.keys(photo.formats ?? {})).toEqual(expect.arrayContaining(['webp_320']));
		expect(photo.placeholder).not.toBeNull();
		await remove(photo);
	});

	it('is deleted with all its versions', async () => {
		const photo = await uploaded('gone.png', await noise(700, 700).png().toBuffer(), 'image/png');
		const paths = addresses(photo);
		expect(paths).toHaveLength(8);
		expect((await remove(photo)).status).toBe(200);
		for (const path of paths) expect((await call(path)).status, path).toBe(404);
	});

	it('loses its resized versions when a drawing replaces it', async () => {
		const photo = await uploaded('first.png', await noise(700, 700).png().toBuffer(), 'image/png');
		const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="6"/>');
		const replaced = await uploaded('second.svg', drawing, 'image/svg+xml', { id: photo.id });
		expect(replaced).toMatchObject({ width: 9, height: 6, placeholder: null, formats: {} });
		for (const path of addresses(photo)) await expectRedirect(path, replaced);
		await remove(replaced);
	});
});

describe('a picture in the media library', () => {
	const original = (side: number) => noise(side, side).png().toBuffer();
	const saved = (id: number, fileInfo: object) => {
		const body = new FormData();
		body.append('fileInfo', JSON.stringify(fileInfo));
		const headers = { authorization: `Bearer ${ownerPanelToken}` };
		return fetch(`${inject('url')}/upload?id=${id}`, { method: 'POST', headers, body });
	};

	it('gets new URLs and loses its alt text when its file is replaced', async () => {
		const first = await uploaded('first.png', await original(400), 'image/png');
		expect((await saved(first.id, { alternativeText: 'A loom' })).status).toBe(200);
		const jpeg = await noise(500, 500).jpeg().toBuffer();
		const second = await uploaded('second.jpg', jpeg, 'image/jpeg', { id: first.id });
		expect(second).toMatchObject({ id: first.id, width: 500, alternativeText: null });
		const before = addresses(first);
		for (const address of addresses(second)) expect(before).not.toContain(address);
		for (const address of before) await expectRedirect(address, second);
		const { response } = await fetched(second.url);
		expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
		await remove(second);
		for (const address of addresses(second)) expect((await call(address)).status).toBe(404);
	});

	it('exposes its focal point and cannot be deleted while a project uses it', async () => {
		const picture = await uploaded('shown.png', await original(400), 'image/png');
		const focalPoint = { x: 20, y: 80 };
		expect((await saved(picture.id, { focalPoint })).status).toBe(200);
		const project = { projectsName: 'Loom', image: picture.id, gallery: [] };
		const id = await addPublished('project', { ...endpointExamples.addProject.body, ...project });
		const { data } = (await call(`/api/project/${id}`, { token: (await person()).token })).body;
		expect(data.picture.focalPoint).toEqual(focalPoint);
		const bulk = { fileIds: [picture.id], folderIds: [] };
		for (const response of [
			await remove(picture),
			await panelAnswer('POST', '/upload/actions/bulk-delete', bulk),
		]) {
			expect(response.status).toBe(409);
			const { error } = JSON.parse(await response.text());
			expect(error.message).toBe(messages.pictureInUse(['project “Loom”']));
		}
		expect((await fetched(picture.url)).response.status).toBe(200);
		await panel('DELETE', `/content-manager/collection-types/api::project.project/${id}`);
		expect((await remove(picture)).status).toBe(200);
	});

	it('cannot be deleted while a text embeds it', async () => {
		const picture = await uploaded('text.png', await original(100), 'image/png');
		const post = { topic: 'Looms', author: 'Mou', description: `![A loom](${picture.url})` };
		const id = await addDraft('blog', post);
		const { error } = JSON.parse(await (await remove(picture)).text());
		expect(error.message).toBe(messages.pictureInUse(['post “Looms”']));
		await panel('DELETE', `/content-manager/collection-types/api::blog.blog/${id}`);
		expect((await remove(picture)).status).toBe(200);
	});
});

describe('other uploaded files', () => {
	it('stores the dimensions of a drawing and generates no versions', async () => {
		const svg =
			'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 870 1500"><path d="M0 0h9"/></svg>';
		const drawing = await uploaded('drawing.svg', Buffer.from(svg), 'image/svg+xml');
		expect(drawing).toMatchObject({ width: 870, height: 1500, formats: null, placeholder: null });
		await remove(drawing);
	});

	it('keeps an animated GIF animated', async () => {
		const frames = await noise(400, 800).raw().toBuffer();
		const original = await sharp(frames, {
			raw: { width: 400, height: 800, channels: 3, pageHeight: 400 },
		})
			.gif({ delay: [80, 80] })
			.toBuffer();
		const film = await uploaded('film.gif', original, 'image/gif');
		expect(film).toMatchObject({ width: 400, height: 400 });
		expect(Object.keys(film.formats ?? {})).toEqual(['thumbnail']);
		const { data } = await fetched(film.url);
		expect((await sharp(data, { animated: true }).metadata()).pages).toBe(2);
		await remove(film);
	});

	it('generates no versions for other file types', async () => {
		const text = await uploaded('notes.txt', Buffer.from('Notes'), 'text/plain');
		expect(text).toMatchObject({ width: null, formats: null });
		await remove(text);
	});
});

describe('a corrupt picture', () => {
	it.each([
		['garbage', async () => Buffer.from('no picture at all'), 'image/jpeg', 'broken.jpg'],
		[
			'half a JPEG',
			async () => half(await noise(600, 600).jpeg().toBuffer()),
			'image/jpeg',
			'a.jpg',
		],
		['half a PNG', async () => half(await noise(600, 600).png().toBuffer()), 'image/png', 'a.png'],
		[
			'half a WebP',
			async () => half(await noise(600, 600).webp().toBuffer()),
			'image/webp',
			'a.webp',
		],
		['a drawing cut off', async () => Buffer.from('<svg xmlns="http'), 'image/svg+xml', 'a.svg'],
	])('is rejected with 400: %s', async (_, make, type, name) => {
		const response = await send(name, await make(), type);
		expect(response.status).toBe(400);
		expect(await response.text()).toContain('valid image');
	});
});

const half = (data: Buffer) => data.subarray(0, data.length / 2);
