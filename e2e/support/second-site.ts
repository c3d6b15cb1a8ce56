import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request as ask, createServer, type Server } from 'node:http';
import { expect } from '@playwright/test';
import { at } from '../third-parties/addresses';
import { ports } from './product';

/** A second site on the CMS of the first; a test can disconnect the CMS from it and reconnect it. */
export interface SecondSite {
	readonly address: string;
	/** Every path the site asked the CMS for, with its query. */
	readonly asked: string[];
	/** Makes the CMS unreachable for the site. */
	loseCms(): void;
	giveCms(): Promise<void>;
	stop(): Promise<void>;
}

/** Proxy between the site and the CMS; records the requested paths. */
function passOn(asked: string[]): Server {
	return createServer(({ method, url = '/', headers }, response) => {
		asked.push(url);
		ask({ port: ports.cms, method, path: url, headers }, (reply) => {
			response.writeHead(reply.statusCode ?? 502, reply.headers);
			reply.pipe(response);
		})
			.on('error', () => response.destroy())
			.end();
	});
}

export async function startSecondSite(): Promise<SecondSite> {
	const asked: string[] = [];
	let cms: Server | undefined;
	const giveCms = async () => {
		if (cms?.listening) return;
		cms = passOn(asked).listen(ports.secondCms, '127.0.0.1');
		await once(cms, 'listening');
	};
	await giveCms();
	const child = spawn('node', ['build/server/index.js'], {
		cwd: '../site',
		stdio: 'inherit',
		env: {
			...process.env,
			NODE_ENV: 'production',
			HOST: '127.0.0.1',
			SITE_PORT: String(ports.secondSite),
			CMS_PORT: String(ports.secondCms),
		},
	});
	const address = at(ports.secondSite);
	await expect(async () => {
		expect((await fetch(`${address}/_health`)).status).toBe(204);
	}).toPass();
	const loseCms = () => void cms?.close().closeAllConnections();
	return {
		address,
		asked,
		loseCms,
		giveCms,
		async stop() {
			const ended = once(child, 'exit');
			child.kill();
			await ended;
			loseCms();
		},
	};
}
