// @vitest-environment node
import { expect, test } from 'vitest';
import { freePort, startServer } from './support/running.ts';

test('the server for development shows a page from its sources', async () => {
	const server = await startServer(['--import', 'tsx', 'server/dev.ts'], await freePort());
	const page = await fetch(`${server.address}/about`);
	const html = await page.text();
	await server.stop();
	expect(page.status, server.printed()).toBe(503);
	expect(html).toContain('This page cannot be shown right now');
	expect(html).toContain('/src/entry.client.tsx');
}, 180_000);
