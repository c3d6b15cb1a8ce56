import { createServer, type Server as HttpServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { type PurgeNotice, parsePurgeNotice } from '@sumu/contract/parts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, inject, it, vi } from 'vitest';
import { person } from './support/accounts.ts';
import { call } from './support/api.ts';
import { freePort } from './support/free-port.ts';
import { panel } from './support/panel.ts';
import { sample } from './support/samples.ts';
import { type Server, startServer } from './support/server.ts';
import { remove, signIn, uploaded } from './support/uploads.ts';

/** The secret header of each notice that the site received. */
const notices: (string | undefined)[] = [];
/** The content of each notice. */
const said: PurgeNotice[] = [];
let site: HttpServer;
let server: Server;
let target: Awaited<ReturnType<typeof signIn>>;
const secret = 'only-for-tests-0123456789abcdef';
const projects = '/content-manager/collection-types/api::project.project';

beforeAll(async () => {
	const port = await freePort();
	site = createServer(async (request, response) => {
		if (request.method === 'POST' && request.url === '/_purge') {
			notices.push(request.headers['x-internal-secret']?.toString());
			said.push(parsePurgeNotice(await text(request)));
		}
		response.writeHead(204).end();
	});
	await new Promise<void>((resolve) => site.listen(port, '127.0.0.1', resolve));
	const address = `http://127.0.0.1:${port}`;
	server = await startServer({ ...inject('database').spare, SITE_INTERNAL_URL: address });
	target = await signIn(server.url);
});
afterAll(async () => {
	await server?.stop();
	site?.close();
});
beforeEach(() => {
	notices.splice(0);
	said.splice(0);
});

const change = (method: string, path: string, body: object = {}) =>
	panel(method, path, body, target);

it('sends a purge notice for each change of a project before the panel is answered', async () => {
	const { data } = await change('POST', projects, sample.project('Told'));
	const one = `${projects}/${data.documentId}`;
	expect(notices).toEqual([secret]);
	await change('POST', `${one}/actions/publish`, sample.project('Told again'));
	expect(notices).toHaveLength(2);
	await change('POST', `${one}/actions/unpublish`);
	expect(notices).toHaveLength(3);
	await change('DELETE', one);
	expect(notices).toHaveLength(4);
});

it('lists removed ids after unpublishing or deletion, but not after an edit', async () => {
	const { data } = await change('POST', projects, sample.project('Shown'));
	const { documentId } = data;
	const one = `${projects}/${documentId}`;
	await change('POST', `${one}/actions/publish`, sample.project('Shown'));
	await change('POST', `${one}/actions/publish`, sample.project('Edited'));
	expect(said).toEqual(Array(3).fill({ all: false, removed: [] }));
	await change('POST', `${one}/actions/unpublish`);
	expect(said.at(-1)).toEqual({ all: false, removed: [documentId] });
	await change('POST', `${one}/actions/publish`, sample.project('Again'));
	expect(said.at(-1)).toEqual({ all: false, removed: [] });
	await change('DELETE', one);
	expect(said.at(-1)).toEqual({ all: false, removed: [documentId] });
});

it.each([
	['blog', sample.blog('Told')],
	['review', sample.review('Told')],
	['service', sample.service('Told')],
	['skill', sample.skill('Told')],
])('sends a purge notice for a new %s', async (name, data) => {
	await change('POST', `/content-manager/collection-types/api::${name}.${name}`, data);
	expect(notices).toEqual([secret]);
});

it('sends a purge notice for a change of the site settings', async () => {
	const settings = '/content-manager/single-types/api::site-setting.site-setting';
	await change('PUT', settings, { ownerName: 'Rokeya' });
	expect(notices.length).toBeGreaterThan(0);
});

it('sends a purge notice when a picture is added or removed', async () => {
	const create = { width: 8, height: 8, channels: 3, background: 'red' } as const;
	const file = await uploaded('red.png', await sharp({ create }).png().toBuffer(), 'image/png', {
		target,
	});
	await vi.waitFor(() => expect(notices.length).toBeGreaterThan(0), 30_000);
	notices.splice(0);
	await remove(file, target);
	await vi.waitFor(() => expect(notices.length).toBeGreaterThan(0), 30_000);
	await vi.waitFor(() => expect(said.at(-1)).toEqual({ all: false, removed: [file.hash] }), 30_000);
});

it('sends no purge notice for content that no page shows', async () => {
	const { token } = await person('Mou', server.url);
	const { data } = await change('POST', projects, sample.project('Wanted'));
	await change('POST', `${projects}/${data.documentId}/actions/publish`, sample.project('Wanted'));
	notices.splice(0);
	const message = { name: 'A', email: 'a@example.com', number: '1', subject: 'S', details: 'D' };
	const reply = await call('/api/contact', { method: 'POST', body: message, base: server.url });
	expect(reply.status).toBeLessThan(300);
	const post = async (path: string, body: object) => {
		const { status } = await call(path, { method: 'POST', body, token, base: server.url });
		expect(status).toBeLessThan(300);
	};
	await post('/api/card/add-card', { projectId: data.documentId });
	await post('/api/newsletter', { email: 'a@example.com' });
	expect(notices).toEqual([]);
});
