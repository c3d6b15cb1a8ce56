import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { errorSchema, messages } from '@sumu/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { copyProduct } from './copy-product';

const minutes = 60_000;

async function freePort(): Promise<number> {
	const server = createServer().listen(0, '127.0.0.1');
	await once(server, 'listening');
	const address = server.address();
	server.close();
	await once(server, 'close');
	return typeof address === 'object' && address ? address.port : 0;
}

let folder: string;
let site: string;
let cms: string;
let dev: ChildProcess;
let printed = '';

beforeAll(async () => {
	folder = copyProduct();
	// Building the panel takes longer than these tests, which do not look at it.
	mkdirSync(join(folder, 'cms/dist/build'), { recursive: true });
	writeFileSync(join(folder, 'cms/dist/build/index.html'), '<title>Panel</title>');
	const [sitePort, cmsPort] = [await freePort(), await freePort()];
	site = `http://127.0.0.1:${sitePort}`;
	cms = `http://127.0.0.1:${cmsPort}`;
	dev = spawn('node', ['scripts/start.mjs', '--dev', '--settings', join(folder, '.env')], {
		cwd: folder,
		env: {
			PATH: process.env.PATH,
			SITE_PORT: String(sitePort),
			CMS_PORT: String(cmsPort),
			DATA_DIR: join(folder, 'data'),
			SEED_DEMO: 'false',
		},
	});
	for (const stream of [dev.stdout, dev.stderr])
		stream?.on('data', (chunk) => {
			printed += chunk;
		});
	await Promise.race([
		says('Ready.'),
		once(dev, 'exit').then(() => Promise.reject(new Error(printed))),
	]);
}, 20 * minutes);
afterAll(async () => {
	if (dev.exitCode === null) {
		const ended = once(dev, 'exit');
		dev.kill('SIGINT');
		await ended;
	}
	rmSync(folder, { recursive: true, force: true });
}, minutes);

const until = (condition: () => unknown) =>
	vi.waitFor(condition, { timeout: 15 * minutes, interval: 200 });
const says = (text: string) => until(() => expect(printed).toContain(text));

/** Replaces a text in a file of the product. */
function change(file: string, from: string, to: string) {
	const path = join(folder, file);
	const before = readFileSync(path, 'utf8');
	expect(before).toContain(from);
	writeFileSync(path, before.replace(from, to));
}

const refusal = async () => {
	const answer = await fetch(`${cms}/api/project/none`);
	return errorSchema.parse(await answer.json()).error.message;
};
const page = async () => (await fetch(`${site}/nowhere`)).text();

test(
	'a contract change reaches the running CMS and site once it type-checks',
	async () => {
		expect(await refusal()).toBe(messages.notFound);
		expect(await page()).toContain(messages.notFound);
		expect(await page()).toContain('/src/entry.client.tsx');

		change('contract/src/messages/screens.ts', `'${messages.notFound}'`, 'nobody');
		await says("Cannot find name 'nobody'");
		expect(await refusal()).toBe(messages.notFound);

		change(
			'contract/src/messages/screens.ts',
			'notFound = nobody',
			"notFound = 'Nothing was woven here'",
		);
		await until(async () => expect(await refusal()).toBe('Nothing was woven here'));
		await until(async () => expect(await page()).toContain('Nothing was woven here'));
	},
	20 * minutes,
);

const viewer = 'cms/src/openapi/viewer.ts';
const docs = async () => (await fetch(`${cms}/api/docs`)).text();

test(
	'a CMS edit reaches the running CMS once it type-checks',
	async () => {
		expect(await docs()).toContain('<title>API</title>');

		change(viewer, '<title>API</title>', `<title>\${someone}</title>`);
		await says("Cannot find name 'someone'");
		expect(await docs()).toContain('<title>API</title>');

		change(viewer, `<title>\${someone}</title>`, '<title>Woven API</title>');
		await until(async () => expect(await docs()).toContain('<title>Woven API</title>'));
	},
	20 * minutes,
);

test(
	'a CMS edit during a build is not missed',
	async () => {
		change(viewer, 'Woven API', 'First API');
		const compiled = join(folder, 'cms/dist-dev/src/openapi/viewer.js');
		await until(() => expect(readFileSync(compiled, 'utf8')).toContain('First API'));
		change(viewer, 'First API', 'Second API');
		await until(async () => expect(await docs()).toContain('<title>Second API</title>'));
	},
	20 * minutes,
);
