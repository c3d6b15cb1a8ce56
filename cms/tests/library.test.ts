import {
	apiEndpoints,
	type LibraryPicture,
	messages,
	type PictureUsage,
	type TrashItem,
} from '@sumu/contract';
import sharp from 'sharp';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { person } from './support/accounts.ts';
import { call } from './support/api.ts';
import { callsOf, kinds } from './support/kinds.ts';
import { asOwner, ownerToken } from './support/owner.ts';
import { clear } from './support/panel.ts';
import './support/provided-context.ts';
import { remove as removeInPanel, uploaded } from './support/uploads.ts';

const createPng = () =>
	sharp({
		create: {
			width: 700,
			height: 350,
			channels: 3,
			background: '#888888',
			noise: { type: 'gaussian', mean: 128, sigma: 30 },
		},
	})
		.png()
		.toBuffer();

async function sendPicture(path: string, data: Buffer, name: string, token: string) {
	const form = new FormData();
	form.append('image', new Blob([new Uint8Array(data)]), name);
	const response = await fetch(`${inject('url')}/api${path}`, {
		method: 'POST',
		headers: { authorization: `Bearer ${token}` },
		body: form,
	});
	return { status: response.status, body: JSON.parse(await response.text()) };
}

const list = async (query = ''): Promise<LibraryPicture[]> => {
	const { status, body } = await asOwner('GET', `/api/images?size=100${query}`);
	expect(status, JSON.stringify(body)).toBe(200);
	expect(apiEndpoints.listImages.response.safeParse(body).error).toBeUndefined();
	return body.data;
};
const isIn = (pictures: readonly LibraryPicture[], { _id }: LibraryPicture) =>
	pictures.some((picture) => picture._id === _id);

/** Uploads a new picture, and returns it as the library lists it. */
async function addPicture(name = 'loom.png'): Promise<LibraryPicture & { address: string }> {
	const { body } = await sendPicture('/image', await createPng(), name, await ownerToken());
	const address: string = body.data.url;
	const picture = (await list()).find(({ url }) => address.endsWith(url));
	if (!picture) throw new Error(`${address} is not in the library`);
	return { ...picture, address };
}

const read = async ({ _id }: LibraryPicture) => (await list()).find((each) => each._id === _id);
const addEntry = (kind: string, values: object) =>
	callsOf(kinds.find((each) => each.kind === kind) as (typeof kinds)[number]).added(values);
const fetchStatus = async (url: string) =>
	(await fetch(inject('url') + url, { redirect: 'manual' })).status;
const listTrash = async (): Promise<TrashItem[]> =>
	(await asOwner('GET', '/api/trash?kind=image&size=100')).body.data;

afterEach(async () => {
	for (const kind of ['project', 'blog', 'service', 'skill', 'review']) await clear(kind);
	await asOwner('PUT', '/api/site', {
		heroPicture: null,
		seo: { title: '', description: '', picture: null },
		extraPages: [],
		trashDays: 30,
	});
	for (const { _id } of await list()) await asOwner('DELETE', `/api/image/${_id}?force=true`);
	await asOwner('DELETE', '/api/trash');
});

describe('GET /images', () => {
	it('lists a picture with its sizes, texts and folder, newest first, by pages', async () => {
		const before = (await asOwner('GET', '/api/images?page=1&size=1')).body.total ?? 0;
		const first = await addPicture('first.png');
		const second = await addPicture('second.png');
		const { body } = await asOwner('GET', '/api/images?page=1&size=1');
		expect(body).toMatchObject({ status: true, total: before + 2 });
		expect(body.data).toHaveLength(1);
		expect(body.data[0]).toMatchObject({ _id: second._id, name: 'second.png', folder: null });
		expect(body.data[0].formats.length).toBeGreaterThan(2);
		expect(body.data[0].size).toBeGreaterThan(1000);
		expect((await asOwner('GET', '/api/images?page=2&size=1')).body.data[0]._id).toBe(first._id);
		const afterLast = `/api/images?page=${before + 3}&size=1`;
		expect((await asOwner('GET', afterLast)).status).toBe(404);
	});

	it('finds words of the name, alternative text and caption in any order', async () => {
		const picture = await addPicture('river.png');
		await addPicture('other.png');
		await asOwner('PUT', `/api/image/${picture._id}`, { alt: 'A boat', caption: 'At dawn' });
		expect((await list('&search=dawn%20RIVER%20boat')).map(({ _id }) => _id)).toEqual([
			picture._id,
		]);
		expect(await list('&search=dawn%20hill')).toEqual([]);
	});

	it('names everything that shows a picture, each once', async () => {
		const picture = await addPicture();
		const image = picture.address;
		const text = `Before ![the loom](${picture.url}) after`;
		const project = await addEntry('project', {
			image,
			gallery: [{ image, alt: '', caption: '' }],
			story: text,
		});
		const post = await addEntry('blog', { img: image, description: text });
		await asOwner('PUT', `/api/blog/update/${post._id}`, { topic: 'Newer', status: 'draft' });
		const service = await addEntry('service', { img: image });
		const skill = await addEntry('skill', { img: image });
		const review = await addEntry('review', { image });
		const settings = await asOwner('PUT', '/api/site', {
			heroPicture: image,
			seo: { title: '', description: '', picture: image },
			extraPages: [{ slug: 'uses', title: 'Uses', text }],
		});
		expect(settings.status, JSON.stringify(settings.body)).toBe(200);
		const usages = (await read(picture))?.usedBy ?? [];
		const describeUsage = ({ kind, _id, field }: PictureUsage) => `${kind} ${_id} ${field}`;
		expect(usages.map(describeUsage).toSorted()).toEqual(
			[
				`project ${project._id} image`,
				`project ${project._id} gallery`,
				`project ${project._id} story`,
				`blog ${post._id} img`,
				`blog ${post._id} description`,
				`service ${service._id} img`,
				`skill ${skill._id} img`,
				`review ${review._id} userImg`,
				'site site heroPicture',
				'site site seo.picture',
				'site site extraPages',
			].toSorted(),
		);
		expect(usages.find(({ kind }) => kind === 'project')?.title).toBe(project.projectsName);
	});

	it('notices that a text no longer contains a picture', async () => {
		const picture = await addPicture();
		const post = await addEntry('blog', { description: `![](${picture.url})` });
		expect(await list('&unused=true')).toEqual([]);
		await asOwner('PUT', `/api/blog/update/${post._id}`, { description: 'No picture' });
		expect(isIn(await list('&unused=true'), picture)).toBe(true);
	});

	it('returns only unused pictures on request', async () => {
		const used = await addPicture('used.png');
		const unused = await addPicture('unused.png');
		await addEntry('service', { img: used.address });
		expect((await list('&unused=true')).map(({ _id }) => _id)).toEqual([unused._id]);
		expect(await list('&unused=false')).toHaveLength(2);
	});

	it('does not list the photos of visitors', async () => {
		const visitor = await person();
		await sendPicture('/account/photo', await createPng(), 'me.png', visitor.token);
		expect((await list()).map(({ name }) => name)).not.toContain('me.png');
	});
});

describe('PUT /image/{id}', () => {
	it('changes texts, focal point and folder, and keeps what is missing', async () => {
		const picture = await addPicture();
		const change = { alt: 'A loom', caption: 'By day', focalPoint: { x: 20, y: 80 } };
		const { status, body } = await asOwner('PUT', `/api/image/${picture._id}`, {
			...change,
			folder: 'Clients/Tea',
		});
		expect(status, JSON.stringify(body)).toBe(200);
		expect(apiEndpoints.updateImage.response.safeParse(body).error).toBeUndefined();
		expect(body.data).toMatchObject({ ...change, folder: 'Clients/Tea', acknowledged: true });
		await asOwner('PUT', `/api/image/${picture._id}`, { caption: null });
		expect(await read(picture)).toMatchObject({
			alt: 'A loom',
			caption: '',
			folder: 'Clients/Tea',
		});
		expect(isIn(await list('&folder=Clients/Tea'), picture)).toBe(true);
		expect(await list('&folder=Clients')).toEqual([]);
		expect(await list('&folder=/')).toEqual([]);
		expect((await asOwner('GET', '/api/images')).body.folders).toContainEqual({
			folder: 'Clients/Tea',
			count: 1,
		});
		await asOwner('PUT', `/api/image/${picture._id}`, { folder: null, focalPoint: null });
		expect(await read(picture)).toMatchObject({ folder: null, focalPoint: null });
	});

	it('refuses a focal point outside the picture, and an unknown picture', async () => {
		const { _id } = await addPicture();
		const change = (id: string, body: object) => asOwner('PUT', `/api/image/${id}`, body);
		expect((await change(_id, { focalPoint: { x: 120, y: 0 } })).status).toBe(400);
		expect((await change('unknown', { alt: 'A' })).status).toBe(404);
	});
});

describe('POST /image/{id}/replace', () => {
	it('shows the new file everywhere, and leads from the old addresses to it', async () => {
		const picture = await addPicture();
		const service = await addEntry('service', { img: picture.address });
		const post = await addEntry('blog', { description: `![A loom](${picture.url})` });
		await asOwner('PUT', `/api/image/${picture._id}`, { alt: 'A loom' });
		const path = `/image/${picture._id}/replace`;
		const token = await ownerToken();
		const { status, body } = await sendPicture(path, await createPng(), 'new.png', token);
		expect(status, JSON.stringify(body)).toBe(200);
		const { url } = body.data;
		expect(url).not.toBe(picture.url);
		expect(body.data).toMatchObject({ _id: picture._id, alt: 'A loom' });
		expect(body.data.usedBy.map(({ field }: PictureUsage) => field).toSorted()).toEqual([
			'description',
			'img',
		]);
		const shown = (await call('/api/services')).body.data;
		expect(shown.find(({ _id }: { _id: string }) => _id === service._id).picture.url).toBe(url);
		const { html } = (await call(`/api/blog/${post._id}`)).body.data;
		expect(html).toContain(`src="${url}"`);
		const response = await fetch(inject('url') + picture.url, { redirect: 'manual' });
		expect(response.status).toBe(302);
		expect(response.headers.get('location')).toBe(url);
		// A form that was opened before still contains the old address.
		const { status: saved } = await asOwner('PUT', `/api/service/update/${service._id}`, {
			img: picture.address,
		});
		expect(saved).toBe(200);
	});
});

describe('DELETE /image/{id}', () => {
	it('refuses a used picture, and says what shows it', async () => {
		const picture = await addPicture();
		const service = await addEntry('service', { img: picture.address });
		const { status, body } = await asOwner('DELETE', `/api/image/${picture._id}`);
		expect(status).toBe(409);
		expect(body.error.details.usedBy).toEqual([
			{ kind: 'service', _id: service._id, title: service.servicesHeader, field: 'img' },
		]);
		expect(body.error.message).toBe(messages.pictureInUse([`service “${service.servicesHeader}”`]));
		expect(await fetchStatus(picture.url)).toBe(200);
	});

	it('hides a picture until it is restored wherever it was', async () => {
		const picture = await addPicture();
		await asOwner('PUT', `/api/image/${picture._id}`, { alt: 'A loom', folder: 'Looms' });
		const before = await read(picture);
		const project = await addEntry('project', {
			image: picture.address,
			gallery: [{ image: picture.address, alt: '', caption: '' }],
		});
		const was = (await call(`/api/project/${project._id}`)).body.data;
		const forced = await asOwner('DELETE', `/api/image/${picture._id}?force=true`);
		expect(forced).toMatchObject({ status: 200, body: { data: { deletedCount: 1 } } });
		expect(await list()).toEqual([]);
		expect(await fetchStatus(picture.url)).toBe(404);
		expect(await fetchStatus(picture.formats[0]?.url ?? '')).toBe(404);
		expect((await call(`/api/project/${project._id}`)).body.data).toMatchObject({
			picture: null,
			gallery: [],
		});
		expect(await listTrash()).toMatchObject([
			{ _id: picture._id, kind: 'image', title: 'loom.png', deletedBy: 'Owner' },
		]);
		const restored = await asOwner('POST', `/api/trash/image/${picture._id}/restore`);
		expect(restored.status, JSON.stringify(restored.body)).toBe(200);
		expect(await fetchStatus(picture.url)).toBe(200);
		expect(await fetchStatus(picture.formats[0]?.url ?? '')).toBe(200);
		expect(await read(picture)).toEqual({
			...before,
			usedBy: ['gallery', 'image'].map((field) => ({
				kind: 'project',
				_id: project._id,
				title: project.projectsName,
				field,
			})),
		});
		expect((await call(`/api/project/${project._id}`)).body.data).toEqual(was);
		expect(await listTrash()).toEqual([]);
	});

	it('leaves another picture that was chosen meanwhile', async () => {
		const picture = await addPicture('old.png');
		const other = await addPicture('new.png');
		const service = await addEntry('service', { img: picture.address });
		await asOwner('DELETE', `/api/image/${picture._id}?force=true`);
		await asOwner('PUT', `/api/service/update/${service._id}`, { img: other.address });
		await asOwner('POST', `/api/trash/image/${picture._id}/restore`);
		const { body } = await asOwner('GET', `/api/services/${service._id}`);
		expect(body.data.picture.url).toBe(other.url);
		expect((await read(picture))?.usedBy).toEqual([]);
	});

	it('deletes the files once the trash is emptied', async () => {
		const picture = await addPicture();
		await asOwner('DELETE', `/api/image/${picture._id}`);
		const { body } = await asOwner('DELETE', `/api/trash/image/${picture._id}`);
		expect(body.data.deletedCount).toBe(1);
		await expect.poll(() => fetchStatus(picture.url)).toBe(404);
		expect((await asOwner('POST', `/api/trash/image/${picture._id}/restore`)).status).toBe(404);
	});

	it('deletes at once without a trash', async () => {
		const picture = await addPicture();
		await asOwner('PUT', '/api/site', { trashDays: 0 });
		expect((await asOwner('DELETE', `/api/image/${picture._id}`)).status).toBe(200);
		expect(await listTrash()).toEqual([]);
		expect(await fetchStatus(picture.url)).toBe(404);
	});

	it('goes to the trash from the panel too', async () => {
		const file = await uploaded('panel.png', await createPng(), 'image/png');
		expect((await removeInPanel(file)).status).toBe(200);
		const [item] = await listTrash();
		expect(item?.title).toBe('panel.png');
		expect(await fetchStatus(file.url)).toBe(404);
		expect((await asOwner('POST', `/api/trash/image/${item?._id}/restore`)).status).toBe(200);
		expect(await fetchStatus(file.url)).toBe(200);
	});
});

describe('the same file', () => {
	const send = async (data: Buffer, name = 'twice.png') =>
		sendPicture('/image', data, name, await ownerToken());

	it('is stored once, whatever its name', async () => {
		const data = await createPng();
		const { body: first } = await send(data);
		const { status, body: second } = await send(data, 'other-name.png');
		expect(status).toBe(201);
		expect(second.data).toEqual(first.data);
		expect(await list()).toHaveLength(1);
	});

	it('is stored once by simultaneous uploads', async () => {
		const data = await createPng();
		const answers = await Promise.all(Array.from({ length: 6 }, () => send(data)));
		expect(new Set(answers.map(({ body }) => body.data.url)).size).toBe(1);
		expect(await list()).toHaveLength(1);
	});

	it('is stored once by the panel', async () => {
		const data = await createPng();
		const first = await uploaded('panel-one.png', data, 'image/png');
		expect((await uploaded('panel-two.png', data, 'image/png')).id).toBe(first.id);
	});

	it('is stored again after it was replaced or deleted, and both can be restored', async () => {
		const data = await createPng();
		const { body } = await send(data);
		const [picture] = await list();
		await asOwner('DELETE', `/api/image/${picture?._id}`);
		const { body: again } = await send(data);
		expect(again.data.url).not.toBe(body.data.url);
		const { status } = await asOwner('POST', `/api/trash/image/${picture?._id}/restore`);
		expect(status).toBe(200);
		expect(await list()).toHaveLength(2);
		const [newest] = await list();
		const path = `/image/${newest?._id}/replace`;
		await sendPicture(path, await createPng(), 'new.png', await ownerToken());
		expect((await send(data)).status).toBe(201);
		expect(await list()).toHaveLength(3);
	});

	it('of a visitor is not the owner’s', async () => {
		const data = await createPng();
		const visitor = await person();
		const { body: photo } = await sendPicture('/account/photo', data, 'me.png', visitor.token);
		expect(photo).toBeTruthy();
		await send(data);
		expect(await list()).toHaveLength(1);
	});
});
