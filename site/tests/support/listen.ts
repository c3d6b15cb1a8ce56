import { createServer, type IncomingMessage, type RequestListener, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

export const internalSecret = 'only-for-tests-0123456789abcdef';

/** Replaces the site server's environment variables. */
export const env = {
	host: '127.0.0.1',
	port: 0,
	trustsProxy: false,
	internalSecret,
	cmsAddress: 'http://127.0.0.1:1',
	cmsOrigin: 'http://cms',
	authSync: '',
	redisUrl: undefined,
	logFormat: undefined,
	logLevel: 'info',
	logsAccess: false,
	metricsToken: undefined,
	origin: 'http://site',
} as const;

/**
 * Listens until the test has ended.
 * @returns the address
 */
export async function listen(listener: RequestListener): Promise<string> {
	const server = createServer(listener);
	onTestFinished(() => void server.close().closeAllConnections());
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = server.address();
	if (!address || typeof address === 'string') throw new Error('The server has no port');
	return `http://127.0.0.1:${address.port}`;
}

interface Asking {
	readonly method?: string;
	readonly headers?: Readonly<Record<string, string>>;
	/** A list is sent in chunks, without a content length. */
	readonly body?: string | readonly string[];
	/** Local address of the connection. */
	readonly from?: string;
	/** Sent unchanged; `fetch` would normalise it. */
	readonly path?: string;
}

/** Sends one request over its own connection, without changing it. */
export async function ask(address: string, { body, from, path, ...options }: Asking = {}) {
	const url = new URL(address);
	const response = await new Promise<IncomingMessage>((resolve, reject) => {
		const asked = request(
			{
				agent: false,
				host: url.hostname,
				port: url.port,
				path: path ?? url.pathname + url.search,
				...(from && { localAddress: from }),
				...options,
			},
			resolve,
		);
		asked.on('error', reject);
		if (typeof body === 'string') asked.end(body);
		else {
			for (const chunk of body ?? []) asked.write(chunk);
			asked.end();
		}
	});
	const read = await buffer(response);
	const { statusCode: status, headers } = response;
	return { status, headers, text: read.toString(), length: read.byteLength };
}
