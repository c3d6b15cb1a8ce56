import { readFile } from 'node:fs/promises';
import { createServer, type Server as PictureServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Import } from '@sumu/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInOwner } from './support/accounts.ts';
import { call } from './support/api.ts';
import type { OwnDatabase } from './support/empty-database.ts';
import { json } from './support/json.ts';
import { preparedDatabase } from './support/prepared-database.ts';
import { type Server, startServer } from './support/server.ts';
import { zipOf } from './support/zip.ts';

/** `npm run test:import-volume` raises it. */
const POST_COUNT = Number(process.env.IMPORT_POSTS ?? 40);
/** Bounds of a volume test on two free cores. Other tests that run meanwhile make a small import's times meaningless. */
const bounds = POST_COUNT >= 1000 && { seconds: 600, addedMegabytes: 100, slowdown: 3 };
const PICTURES_PER_POST = 2;
const pictureHost = 'pictures.example.net';

let database: OwnDatabase;
let variables: Record<string, string>;
let pictureServer: PictureServer;
const requestCounts = new Map<string, number>();

/** Serves a different picture at each path. */
function servePictures(): PictureServer {
	return createServer(async (request, response) => {
		const path = request.url ?? '';
		requestCounts.set(path, (requestCounts.get(path) ?? 0) + 1);
		const number = Number(path.match(/\d+/)?.[0]);
		const background = { r: number % 256, g: Math.floor(number / 256), b: 128 };
		const picture = await sharp({ create: { width: 1600, height: 900, channels: 3, background } })
			.png()
			.toBuffer();
		response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
	}).listen(0);
}

const writePosts = () =>
	zipOf(
		Object.fromEntries(
			Array.from({ length: POST_COUNT }, (_, post) => {
				const pictures = Array.from(
					{ length: PICTURES_PER_POST },
					(_, one) => `![Picture](http://${pictureHost}/${post * PICTURES_PER_POST + one}.png)`,
				);
				const text = `---\ntitle: Moved ${post}\ndate: 2019-05-01\n---\n${pictures.join('\n\n')}\n`;
				return [`post-${post}.md`, Buffer.from(text)];
			}),
		),
	);

/** Megabytes of a process. */
async function memoryOf(pid: number): Promise<number> {
	const status = await readFile(`/proc/${pid}/status`, 'utf8');
	return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

const READ_COUNT = 50;

/** Median milliseconds of a visitor's reads. */
async function timeReads(base: string): Promise<number> {
	const times: number[] = [];
	for (let read = 0; read < READ_COUNT; read += 1) {
		const start = performance.now();
		await call('/api/blog', { base });
		times.push(performance.now() - start);
	}
	return times.toSorted((one, other) => one - other)[READ_COUNT / 2] ?? 0;
}

beforeAll(async () => {
	database = await preparedDatabase();
	pictureServer = servePictures();
	variables = {
		...database.variables,
		// The Dockerfile sets the same limits, and memory depends on them.
		MALLOC_ARENA_MAX: '2',
		MALLOC_TRIM_THRESHOLD_: '131072',
		NODE_OPTIONS: `--max-old-space-size=320 --max-semi-space-size=4 --require ${resolve('tests/support/map-host.cjs')}`,
		MAPPED_HOST: pictureHost,
		MAPPED_PORT: String((pictureServer.address() as AddressInfo).port),
	};
});
afterAll(() => {
	pictureServer.close();
	database.remove();
});

it(
	'goes on after two kills, and adds nothing twice',
	async () => {
		let server: Server = await startServer(variables);
		let { token } = await signInOwner(server.url);
		const ask = async (method: string, path: string, body?: unknown) => {
			const reply = await call(path, { method, body, base: server.url, token });
			if (reply.status !== 401) return reply;
			// A long import outlives the session's token.
			({ token } = await signInOwner(server.url));
			return call(path, { method, body, base: server.url, token });
		};
		const form = new FormData();
		form.append('file', new Blob([new Uint8Array(writePosts())]), 'posts.zip');
		const uploaded = await fetch(`${server.url}/api/imports`, {
			method: 'POST',
			headers: { authorization: `Bearer ${token}` },
			body: form,
		});
		const { insertedId } = await json(uploaded);
		const read = async (): Promise<Import> => {
			const { status, body } = await ask('GET', `/api/import/${insertedId}`);
			expect(status, JSON.stringify(body)).toBe(200);
			return body.data;
		};
		let peakMemory = 0;
		const waitUntil = async (isReached: (found: Import) => boolean) => {
			for (;;) {
				const found = await read();
				peakMemory = Math.max(peakMemory, await memoryOf(server.pid));
				if (isReached(found)) return found;
				expect(['reading', 'ready', 'running']).toContain(found.state);
				await pause(200);
			}
		};
		await waitUntil(({ state }) => state === 'ready');
		const idleMemory = await memoryOf(server.pid);
		const startedAt = performance.now();
		expect((await ask('POST', `/api/import/${insertedId}/start`, {})).status).toBe(200);
		let busyTime = 0;
		for (const part of [0.3, 0.6]) {
			const { progress } = await waitUntil(({ progress: { done } }) => done >= POST_COUNT * part);
			expect(progress.done).toBeLessThan(POST_COUNT);
			busyTime = Math.max(busyTime, await timeReads(server.url));
			process.kill(server.pid, 'SIGKILL');
			server = await startServer(variables);
		}
		const done = await waitUntil(({ state }) => state === 'done');
		const seconds = (performance.now() - startedAt) / 1000;
		// Measured now, because a read of an empty blog does less.
		const idleTime = await timeReads(server.url);
		console.log(
			`${POST_COUNT} posts in ${seconds.toFixed()} s, memory ${idleMemory.toFixed()} → ${peakMemory.toFixed()} MB, a read ${idleTime.toFixed(1)} → ${busyTime.toFixed(1)} ms`,
		);
		if (bounds) {
			expect(seconds).toBeLessThan(bounds.seconds);
			expect(peakMemory - idleMemory).toBeLessThan(bounds.addedMegabytes);
			expect(busyTime / idleTime).toBeLessThanOrEqual(bounds.slowdown);
		}

		expect(done).toMatchObject({ added: POST_COUNT, notes: [] });
		expect(done.report.map(({ status }) => status)).toEqual(Array(POST_COUNT).fill('published'));
		const titles: string[] = [];
		for (let page = 1; titles.length < POST_COUNT; page += 1) {
			const { body } = await ask('GET', `/api/blog?page=${page}&size=100`);
			if (body.data.length === 0) break;
			titles.push(...body.data.map(({ topic }: { topic: string }) => topic));
		}
		expect(titles.toSorted()).toEqual(
			Array.from({ length: POST_COUNT }, (_, post) => `Moved ${post}`).toSorted(),
		);
		const { body: pictures } = await ask('GET', '/api/images?page=1');
		expect(pictures.total).toBe(POST_COUNT * PICTURES_PER_POST);
		await server.stop();
	},
	20 * 60_000,
);
