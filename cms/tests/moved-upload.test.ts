import { once } from 'node:events';
import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Koa, { type Middleware } from 'koa';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Storage, startStorage } from './support/s3-server.ts';
import { environment } from './support/server.ts';

const name = 'loom_0123456789.webp';
const folder = mkdtempSync(join(tmpdir(), 'moved-upload-'));
const file = join(folder, name);
let storage: Storage;
let server: Server;
let url: string;
/** Called between Strapi's look on the disk and the answer. */
let betweenTheTwo = () => {};

beforeAll(async () => {
	storage = await startStorage();
	Object.assign(process.env, environment({ DATA_DIR: folder, S3_URL: storage.url }));
	const table = { findOne: async () => null, findMany: async () => [] };
	vi.stubGlobal('strapi', {
		db: { query: () => table },
		log: { debug() {}, info() {}, warn() {} },
	});
	const { default: createMiddleware } = await import('../src/middlewares/uploads.ts');
	const app = new Koa();
	app.use(createMiddleware() as Middleware);
	app.use((ctx) => {
		betweenTheTwo();
		ctx.body = createReadStream(file);
	});
	server = createServer(app.callback()).listen(0, '127.0.0.1');
	await once(server, 'listening');
	url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/uploads/${name}`;
});
afterAll(async () => {
	server.close();
	await storage.stop();
	rmSync(folder, { recursive: true });
});

it('a file that is moved to the bucket during its request is sent from there', async () => {
	writeFileSync(file, 'on the disk');
	expect(await (await fetch(url)).text()).toBe('on the disk');
	storage.objects.set(`of/mine/${name}`, Buffer.from('in the bucket'));
	betweenTheTwo = () => rmSync(file, { force: true });
	const moved = await fetch(url);
	expect([moved.status, await moved.text()]).toEqual([200, 'in the bucket']);
	storage.objects.clear();
	const gone = await fetch(url);
	expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, null]);
});
