import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Part } from './part.mjs';

let part: Part;
let port: number;
const said: string[] = [];
beforeEach(async () => {
	const free = createServer().listen(0, '127.0.0.1');
	await once(free, 'listening');
	const address = free.address();
	port = typeof address === 'object' && address ? address.port : 0;
	free.close();
	await once(free, 'close');
	vi.spyOn(process.stdout, 'write').mockReturnValue(true);
	vi.spyOn(console, 'log').mockImplementation((line) => said.push(line));
});
afterEach(async () => {
	await part.stop();
	vi.restoreAllMocks();
	said.length = 0;
});

const start = (program: string) => {
	part = new Part(
		{
			name: 'part',
			title: 'Starting a part',
			folder: '.',
			command: ['-e', program],
			health: `http://127.0.0.1:${port}/_health`,
		},
		{ PATH: process.env.PATH },
	);
	return part.start(new AbortController().signal);
};
const server = (status: string) =>
	`require('http').createServer((request, response) => { response.writeHead(${status}).end(); if (request.url === '/die') process.exit(3); }).listen(${port}, '127.0.0.1');`;

const isServing = () => fetch(`http://127.0.0.1:${port}/_health`).then(({ ok }) => ok);

test('a part that exits before its first response fails the start, after its output', async () => {
	const started = start("console.error('JWT_SECRET is missing'); process.exit(1)");
	await expect(started).rejects.toThrow('The part ended while starting; its last lines say why.');
	await vi.waitFor(() => expect(said.join()).toContain('JWT_SECRET is missing'), 30_000);
	expect(said.join()).not.toContain('started again');
});

test('notices of Strapi are not shown to a person', async () => {
	const notice = 'info: Strapi started successfully';
	const started = start(`console.log('${notice}'); console.log('Seeding'); process.exit(1)`);
	await expect(started).rejects.toThrow('ended while starting');
	await vi.waitFor(() => expect(said.join()).toContain('Seeding'), 30_000);
	expect(said.join()).not.toContain('Strapi started');
});

test('an unsuccessful response does not count as ready', async () => {
	await start(`let asked = 0; ${server('asked++ < 2 ? 503 : 204')}`);
	expect(await isServing()).toBe(true);
});

test('a crashed part is restarted with growing delays until it is stopped', async () => {
	await start(server('204'));
	for (const seconds of [1, 2]) {
		await fetch(`http://127.0.0.1:${port}/die`).catch(() => {});
		await vi.waitFor(
			() => expect(said.at(-1)).toContain(`(exit code 3); it is started again in ${seconds} s`),
			30_000,
		);
		await vi.waitFor(() => expect(said.at(-1)).toContain('runs again'), 30_000);
		expect(await isServing()).toBe(true);
	}
	await part.stop();
	await expect(isServing()).rejects.toThrow();
	expect(said.at(-1)).toContain('runs again');
});

describe('a replacement', () => {
	/** Serves its process id. As a replacement it first reports that it has loaded; with `onLoad` instead. */
	const replaceable = (onLoad = "process.send('loaded')") =>
		`const start = () => require('http').createServer((_, response) => response.end(String(process.pid))).listen(${port}, '127.0.0.1');
		console.log('launched ' + process.pid);
		if (process.send) process.on('message', (message) => { if (message === 'start') start(); else { ${onLoad}; } }); else start();`;
	const servedPid = async () => (await fetch(`http://127.0.0.1:${port}/`)).text();

	test('takes over once it has loaded and is sound', async () => {
		await start(replaceable());
		const before = await servedPid();
		let approve = (_isSound: boolean) => {};
		const replaced = part.replace(
			new Promise((resolve) => {
				approve = resolve;
			}),
		);
		expect(await servedPid()).toBe(before);
		approve(true);
		await replaced;
		// The next process may already have been launched.
		await vi.waitFor(() => expect(said.join('\n')).toContain('restarted'), 30_000);
		expect(await servedPid()).not.toBe(before);
	});

	test('is the process prepared for it, and the next one is prepared when it runs', async () => {
		const launchedPids = () => said.flatMap((line) => /launched (\d+)/.exec(line)?.[1] ?? []);
		await start(replaceable());
		part.prepareReplacement();
		part.prepareReplacement();
		await vi.waitFor(() => expect(launchedPids()).toHaveLength(2), 30_000);
		await part.replace(Promise.resolve(true));
		await vi.waitFor(() => expect(launchedPids()).toHaveLength(3), 30_000);
		expect(await servedPid()).toBe(launchedPids()[1]);
	});

	test('is discarded if it is not sound', async () => {
		await start(replaceable());
		const before = await servedPid();
		await part.replace(Promise.resolve(false));
		expect(await servedPid()).toBe(before);
	});

	test('is discarded if it ends while loading, after its output', async () => {
		await start(replaceable("console.error('nobody is not defined'); process.exit(1)"));
		const before = await servedPid();
		await part.replace(Promise.resolve(true));
		await vi.waitFor(() => expect(said.join()).toContain('nobody is not defined'), 30_000);
		expect(await servedPid()).toBe(before);
	});

	test('does not start after the part was stopped', async () => {
		await start(replaceable());
		let approve = (_isSound: boolean) => {};
		const replaced = part.replace(
			new Promise((resolve) => {
				approve = resolve;
			}),
		);
		await part.stop();
		approve(true);
		await replaced;
		await expect(servedPid()).rejects.toThrow();
	});
});
