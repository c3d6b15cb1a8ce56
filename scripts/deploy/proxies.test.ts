import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type ProxyTestPorts, startCaddy, startNginx, stopProcess } from './proxy';

interface Heard {
	readonly part: string;
	readonly url: string;
	readonly headers: Readonly<Record<string, string>>;
	readonly bytes: number;
}

/** Starts a stand-in for a part that responds with the request it received. */
async function startPart(part: string) {
	const server = http.createServer(async (request, response) => {
		let bytes = 0;
		for await (const chunk of request) bytes += chunk.length;
		response.end(JSON.stringify({ part, url: request.url, headers: request.headers, bytes }));
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	return server;
}
const portOf = (server: http.Server) => {
	const address = server.address();
	return typeof address === 'object' && address ? address.port : 0;
};

let parts: { site: http.Server; cms: http.Server };
beforeAll(async () => {
	parts = { site: await startPart('site'), cms: await startPart('cms') };
});
afterAll(() => Object.values(parts).forEach((part) => void part.close()));

const panelPaths = [
	'/admin',
	'/admin/login',
	'/admin/auth/login?x=1',
	'/content-manager/collection-types/api::project.project',
	'/content-type-builder/content-types',
	'/email/settings',
	'/i18n/locales',
	'/upload/files',
	'/users-permissions/roles',
];
const sitePaths = [
	'/',
	'/projects/page=1?sort=%2F',
	'/api/projects',
	'/uploads/a.webp',
	'/sumu',
	'/administrator',
	'/upload-a-picture',
];

describe.each([
	['nginx', startNginx, https],
	['caddy', startCaddy, http],
] as const)('%s', (_program, start, { request }) => {
	describe.each(['two-names', 'one-name'])('%s', (names) => {
		let folder: string;
		let proxy: ChildProcess;
		let ports: ProxyTestPorts;
		let said = '';
		beforeAll(async () => {
			folder = mkdtempSync(join(tmpdir(), 'proxy-'));
			const free = await startPart('');
			ports = { proxy: portOf(free), site: portOf(parts.site), cms: portOf(parts.cms) };
			free.close();
			await once(free, 'close');
			proxy = start(names, folder, ports);
			proxy.stderr?.on('data', (chunk) => {
				said += chunk;
			});
			await vi.waitFor(() => ask('example.com', '/').catch(() => expect.fail(said)), 30_000);
		});
		afterAll(async () => {
			await stopProcess(proxy);
			rmSync(folder, { recursive: true });
		});

		async function ask(host: string, path: string, body = '', headers = {}): Promise<Heard> {
			const call = request({
				port: ports.proxy,
				path,
				method: body ? 'POST' : 'GET',
				headers: { ...headers, Host: host },
				servername: host,
				rejectUnauthorized: false,
			});
			call.end(body);
			const [response] = await once(call, 'response');
			if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode}`);
			return (await json(response)) as Heard;
		}

		const panel = names === 'two-names' ? 'cms.example.com' : 'example.com';

		test('routes panel paths to the CMS and all other paths to the site', async () => {
			for (const path of panelPaths)
				expect(await ask(panel, path)).toMatchObject({ part: 'cms', url: path });
			for (const path of sitePaths)
				expect(await ask('example.com', path)).toMatchObject({ part: 'site', url: path });
		});

		test('overwrites forwarded headers sent by the client', async () => {
			const claims = { 'X-Forwarded-For': '203.0.113.7', 'X-Forwarded-Host': 'evil.example' };
			for (const [host, path] of [
				['example.com', '/'],
				[panel, '/admin'],
			] as const) {
				const { headers } = await ask(host, path, '', claims);
				expect(headers).toMatchObject({
					'x-forwarded-for': '127.0.0.1',
					'x-forwarded-proto': request === https.request ? 'https' : 'http',
					'x-forwarded-host': host,
					host,
				});
			}
		});

		test('accepts a 10 MB upload', async () => {
			const picture = 'x'.repeat(10 * 1024 * 1024 + 1000);
			for (const [host, path] of [
				['example.com', '/api/image'],
				[panel, '/upload'],
			] as const)
				expect((await ask(host, path, picture)).bytes).toBe(picture.length);
		});
	});
});
