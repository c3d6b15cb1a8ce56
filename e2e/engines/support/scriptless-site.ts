import { createServer, request } from 'node:http';
import { site } from '../../support/product';

const isScript = (path: string) => /^\/assets\/[^?]+\.js\b/.test(path);

/**
 * Starts a second address of the site where every script responds with 503, as during a deployment.
 * @returns its address and how to stop it
 */
export async function startScriptlessSite() {
	const server = createServer((incoming, outgoing) => {
		const { method, url = '/', headers } = incoming;
		if (isScript(url)) {
			outgoing.writeHead(503).end();
			return;
		}
		// Keeps the `Host` header, because the site's content security policy names the host.
		const forwarded = request(site + url, { method, headers }, (response) => {
			outgoing.writeHead(response.statusCode ?? 502, response.headers);
			response.pipe(outgoing);
		});
		forwarded.on('error', () => outgoing.destroy());
		outgoing.on('close', () => forwarded.destroy());
		incoming.pipe(forwarded);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = server.address();
	if (!address || typeof address === 'string') throw new Error('The server has no port');
	return {
		address: `http://127.0.0.1:${address.port}`,
		stop: () => {
			server.closeAllConnections();
			server.close();
		},
	};
}
