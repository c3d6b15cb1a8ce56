import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { site } from './product';

/** Starts a proxy of the site that holds the end of one page until `finish` is called. */
export async function startSlowEnd(path: string) {
	let finish = () => {};
	const end = new Promise<void>((resolve) => {
		finish = resolve;
	});
	const server = createServer(async ({ url = '/', headers: { host = '' } }, response) => {
		const answer = await fetch(site + url);
		const body = Buffer.from(await answer.arrayBuffer());
		const policy = answer.headers.get('Content-Security-Policy') ?? '';
		response.writeHead(answer.status, {
			'Content-Type': answer.headers.get('Content-Type') ?? '',
			'Content-Security-Policy': policy.replaceAll(new URL(site).host, host),
		});
		const isSlow = url === path;
		const middle = isSlow ? body.indexOf('</main>') : body.length;
		response.write(body.subarray(0, middle));
		if (isSlow) await end;
		response.end(body.subarray(middle));
	}).listen(0);
	await once(server, 'listening');
	const { port } = server.address() as AddressInfo;
	return {
		address: `http://localhost:${port}`,
		finish,
		stop() {
			server.close();
			server.closeAllConnections();
		},
	};
}
