import {
	createServer,
	type IncomingHttpHeaders,
	type IncomingMessage,
	type Server,
} from 'node:http';
import type { CartItem, ErrorResponse, Review, SiteSetting } from '@sumu/contract';
import { projectSample } from '../../src/testing/samples';
import { blogSamples, homeSite, reviewSamples, serviceSamples, skillSamples } from './samples';

/** A call that was made with a body. */
interface Received {
	path: string;
	body: unknown;
}

/** A server that speaks the contract's calls of the home page. */
export interface HomeServer {
	readonly address: string;
	site: SiteSetting;
	reviews: Review[];
	/** What is in Nadia’s cart. */
	cards: Pick<CartItem, '_id' | 'projectPrice'>[];
	/** Paths of the reading calls. */
	readonly asked: string[];
	readonly received: Received[];
	/** Of the same calls. */
	readonly headers: IncomingHttpHeaders[];
	/** What the next writing calls answer instead of accepting, one after the other. */
	readonly refusals: ErrorResponse['error'][];
	close(): Promise<void>;
}

const list = (data: unknown[]) => ({ status: true, data, pagination: [1] });
const accepted = { acknowledged: true, data: { acknowledged: true } };

const reads: Record<string, (state: HomeServer, limit: number) => unknown> = {
	'/api/site': ({ site }) => ({ status: true, data: site }),
	'/api/card/nadia@example.com': ({ cards }) => list(cards),
	'/api/projects': () => list([1, 2, 3].map((number) => projectSample(number))),
	'/api/skills': () => list(skillSamples),
	'/api/services': () => list(serviceSamples),
	'/api/reviews': ({ reviews }, limit) => list(reviews.slice(0, limit)),
	'/api/blog': (_, limit) => list(blogSamples.slice(-limit)),
};

async function textOf(request: IncomingMessage) {
	let text = '';
	for await (const part of request) text += part;
	return text;
}

async function answer(request: IncomingMessage, state: HomeServer): Promise<[number, unknown]> {
	const url = new URL(request.url ?? '/', 'http://localhost');
	if (request.method !== 'POST') {
		const path = decodeURIComponent(url.pathname);
		state.asked.push(path);
		return [200, reads[path]?.(state, Number(url.searchParams.get('limit') ?? 100))];
	}
	state.headers.push(request.headers);
	state.received.push({ path: url.pathname, body: JSON.parse(await textOf(request)) });
	const error = state.refusals.shift();
	return error ? [error.status, { status: false, data: null, error }] : [201, accepted];
}

const close = (server: Server) =>
	new Promise<void>((resolve) => {
		server.close(() => resolve());
		server.closeAllConnections();
	});

export async function startHomeServer(): Promise<HomeServer> {
	const state: HomeServer = {
		address: '',
		site: homeSite,
		reviews: reviewSamples,
		cards: [],
		asked: [],
		received: [],
		headers: [],
		refusals: [],
		close: () => close(server),
	};
	const server = createServer(async (request, response) => {
		const [status, body] = await answer(request, state);
		response
			.writeHead(body === undefined ? 404 : status, { 'Content-Type': 'application/json' })
			.end(JSON.stringify(body ?? null));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = server.address();
	if (!address || typeof address === 'string') throw new Error('The server has no port');
	return Object.assign(state, { address: `http://127.0.0.1:${address.port}` });
}
