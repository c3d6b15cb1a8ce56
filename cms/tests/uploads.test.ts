import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { messages } from '@sumu/contract';
import sharp from 'sharp';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { call } from './support/api.ts';
import { execute } from './support/execute-sql.ts';
import { json } from './support/json.ts';
import { addPublished, panel } from './support/panel.ts';
import './support/provided-context.ts';
import { ownerPanelToken } from './support/panel-session.ts';
import { sample } from './support/samples.ts';

const pixel = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
	'base64',
);

describe('uploads', () => {
	beforeAll(() => {
		const folder = join(inject('database').variables.DATA_DIR ?? '', 'public/uploads');
		mkdirSync(folder, { recursive: true });
		writeFileSync(join(folder, 'page.html'), '<script>alert(1)</script>');
	});

	it('are served with headers that block scripts', async () => {
		const { status, headers } = await call('/uploads/page.html');
		expect(status).toBe(200);
		expect(headers.get('content-security-policy')).toBe(
			"default-src 'none'; style-src 'unsafe-inline'; sandbox",
		);
		expect(headers.get('x-content-type-options')).toBe('nosniff');
	});

	it.each([
		'/cms.db',
		'/uploads/..%2fcms.db',
		'/uploads/..%2f..%2fcms.db',
		'/uploads/%2e%2e%2f%2e%2e%2fcms.db',
		'/x/..%2fuploads/page.html',
		'/public/uploads/page.html',
	])('do not expose files outside their folder: %s', async (path) => {
		expect((await call(path)).status).toBeGreaterThanOrEqual(400);
	});

	it('appear in a service with an absolute URL and picture data', async () => {
		const form = new FormData();
		form.append('files', new Blob([pixel], { type: 'image/png' }), 'pixel.png');
		form.append('fileInfo', JSON.stringify({ name: 'pixel.png', alternativeText: 'A dot' }));
		const uploaded = await fetch(`${inject('url')}/upload`, {
			method: 'POST',
			headers: { authorization: `Bearer ${ownerPanelToken}` },
			body: form,
		});
		expect(uploaded.status).toBe(201);
		const [file] = await json(uploaded);
		const id = await addPublished('service', { ...sample.service('Pictured'), img: file.id });
		const list = (await call('/api/services')).body.data;
		const service = list.find((item: { _id: string }) => item._id === id);
		expect(service.img).toBe(`http://site.test${service.picture.url}`);
		expect(service.picture).toMatchObject({ width: 1, height: 1, alt: 'A dot' });
		expect(service.picture.url).toMatch(/^\/uploads\//);
		expect((await call(service.picture.url)).status).toBe(200);
		await panel('DELETE', `/content-manager/collection-types/api::service.service/${id}`);
	});

	it('cannot be replaced beyond the quota of their owner, only by a smaller file', async () => {
		const noise = (side: number) =>
			sharp({
				create: {
					width: side,
					height: side,
					channels: 3,
					background: '#888888',
					noise: { type: 'gaussian', mean: 128, sigma: 30 },
				},
			})
				.png()
				.toBuffer();
		const send = async (side: number, replacedId?: number) => {
			const form = new FormData();
			form.append('files', new Blob([new Uint8Array(await noise(side))]), 'noise.png');
			form.append('fileInfo', JSON.stringify({ name: 'noise.png' }));
			const query = replacedId === undefined ? '' : `?id=${replacedId}`;
			const response = await fetch(`${inject('url')}/upload${query}`, {
				method: 'POST',
				headers: { authorization: `Bearer ${ownerPanelToken}` },
				body: form,
			});
			return { status: response.status, body: await json(response) };
		};
		const [[replaced], [large]] = [(await send(100)).body, (await send(20)).body];
		const resizeLarge = (kilobytes: number) =>
			execute(inject('database').variables, 'update files set size = ? where id = ?', [
				kilobytes,
				large.id,
			]);
		await resizeLarge(5_000_000);
		const refused = await send(200, replaced.id);
		expect([refused.status, refused.body.error.message]).toEqual([413, messages.storageFull]);
		expect((await send(50, replaced.id)).status).toBe(200);
		await resizeLarge(1);
		expect((await send(200, replaced.id)).status).toBe(200);
		for (const { id } of [replaced, large]) await panel('DELETE', `/upload/files/${id}`);
	});

	it('fall back to an external URL when there is no file', async () => {
		const imageUrl = 'https://pictures.example.com/a.png';
		const id = await addPublished('service', { ...sample.service('Outside'), imageUrl });
		const list = (await call('/api/services')).body.data;
		const service = list.find((item: { _id: string }) => item._id === id);
		expect(service).toMatchObject({ img: imageUrl, picture: { url: imageUrl, width: null } });
		await panel('DELETE', `/content-manager/collection-types/api::service.service/${id}`);
	});
});
