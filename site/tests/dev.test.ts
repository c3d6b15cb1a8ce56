// @vitest-environment node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';

async function freePort() {
	const server = createServer().listen(0, '127.0.0.1');
	await once(server, 'listening');
	const address = server.address();
	server.close();
	await once(server, 'close');
	return typeof address === 'object' && address ? address.port : 0;
}

test('the server for development shows a page from its sources', async () => {
	const [sitePort, cmsPort] = [await freePort(), await freePort()];
	const child = spawn(process.execPath, ['--import', 'tsx', 'server/dev.ts'], {
		cwd: join(import.meta.dirname, '..'),
		env: {
			PATH: process.env.PATH,
			SITE_PORT: String(sitePort),
			CMS_PORT: String(cmsPort),
			INTERNAL_SECRET: 'only-for-tests-0123456789abcdef',
		},
	});
	let printed = '';
	for (const stream of [child.stdout, child.stderr])
		stream.on('data', (chunk) => {
			printed += chunk;
		});
	const ended = once(child, 'exit');
	const listens = () => expect(printed).toContain('The site listens');
	await vi.waitFor(listens, { timeout: 60_000, interval: 100 });
	const page = await fetch(`http://127.0.0.1:${sitePort}/about`);
	const html = await page.text();
	child.kill();
	await ended;
	expect(page.status, printed).toBe(503);
	expect(html).toContain('This page cannot be shown right now');
	expect(html).toContain('/src/entry.client.tsx');
}, 90_000);
