import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { ErrorResponse } from '@sumu/contract';

/** A call that was made, its body parsed where it is JSON. */
interface Received {
	method: string;
	path: string;
	token: string | undefined;
	body: unknown;
}

/** A server that takes the owner's writes, and can be told to refuse them. */
export interface OwnerServer {
	readonly address: string;
	readonly received: Received[];
	/** By path, what the next calls answer instead of accepting. */
	readonly refusals: Map<string, ErrorResponse['error'][]>;
	/** What `GET` responses, by path. */
	readonly responses: Map<string, unknown>;
	close(): Promise<void>;
}

export const uploadedAddress = 'https://site.example/uploads/new.webp';

const headers = {
	'Content-Type': 'application/json',
	'Access-Control-Allow-Origin': '*',
	'Access-Control-Allow-Headers': '*, Authorization, Content-Type, Accept',
	'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
	Connection: 'close',
};

async function textOf(request: IncomingMessage) {
	const parts: Buffer[] = [];
	for await (const part of request) parts.push(part);
	return Buffer.concat(parts).toString('latin1');
}

const parsed = (text: string): unknown => {
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
};

async function answer(request: IncomingMessage, state: OwnerServer): Promise<[number, unknown]> {
	const method = request.method ?? 'GET';
	if (method === 'OPTIONS') return [204, ''];
	const { pathname } = new URL(request.url ?? '/', 'http://localhost');
	const path = decodeURIComponent(pathname).replace('/api', '');
	const found = state.responses.get(path);
	if (method === 'GET') return found === undefined ? [404, {}] : [200, found];
	const body = parsed(await textOf(request));
	state.received.push({ method, path, token: request.headers.authorization, body });
	const error = state.refusals.get(path)?.shift();
	if (error) return [error.status, { status: false, data: null, error }];
	if (path === '/image') return [201, { success: true, data: { url: uploadedAddress } }];
	if (path === '/blog/preview') return [200, { status: true, data: { html: '<h2>Shown</h2>' } }];
	return [201, { acknowledged: true, insertedId: 'new', data: { acknowledged: true } }];
}

const close = (server: Server) =>
	new Promise<void>((resolve) => {
		server.close(() => resolve());
		server.closeAllConnections();
	});

export async function startOwnerServer(): Promise<OwnerServer> {
	const state: OwnerServer = {
		address: '',
		received: [],
		refusals: new Map(),
		responses: new Map(),
		close: () => close(server),
	};
	const server = createServer(async (request, response) => {
		const [status, body] = await answer(request, state);
		response.writeHead(status, headers).end(JSON.stringify(body));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = server.address();
	if (!address || typeof address === 'string') throw new Error('The server has no port');
	return Object.assign(state, { address: `http://127.0.0.1:${address.port}` });
}
