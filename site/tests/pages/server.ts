import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { pageParam } from '@sumu/contract';
import {
	blogSamples,
	homeSite,
	reviewSamples,
	serviceSamples,
	skillSamples,
} from '../home/samples';

interface Reply {
	status: number;
	body: unknown;
}

/** A server with an answer to each path, which a test may replace. */
export interface PagesServer {
	readonly address: string;
	readonly responses: Map<string, Reply>;
	/** Every path asked for, with its query. */
	readonly asked: string[];
	/** Bodies that were sent, by their paths. */
	readonly received: { path: string; body: unknown }[];
	close(): Promise<void>;
}

export const ok = (data: unknown): Reply => ({ status: 200, body: { status: true, data } });
export const list = (data: unknown[], pages = [1]): Reply => ({
	status: 200,
	body: { status: true, data, pagination: pages },
});
export const refusal = (status: number): Reply => ({
	status,
	body: {
		status: false,
		data: null,
		error: { status, name: 'Error', message: 'No', details: {} },
	},
});

const steps = [{ title: 'An answer', text: 'By the next afternoon.' }];
const achievement = { title: 'Certificates', text: 'Three of them.' };
export const siteOfPages = {
	...homeSite,
	contactSteps: steps,
	achievements: [
		{ ...achievement, linkLabel: 'See them', url: 'https://drive.example/certificates' },
	],
	pages: { projects: '', skills: 'Counted again', services: '', blog: '' },
};

const posts = blogSamples.toReversed();
const first = (): [string, Reply][] => [
	['/api/site', ok(siteOfPages)],
	['/api/skills', list(skillSamples)],
	['/api/services', list(serviceSamples)],
	['/api/reviews', list(reviewSamples)],
	[`/api/blogs/${pageParam(1)}`, list(posts, [1, 2])],
	[`/api/blogs/${pageParam(2)}`, list(posts.slice(0, 1), [1, 2])],
];

const close = (server: Server) =>
	new Promise<void>((resolve) => {
		server.close(() => resolve());
		server.closeAllConnections();
	});

export async function startPagesServer(): Promise<PagesServer> {
	const server = createServer(async (request, response) => {
		const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
		state.asked.push(pathname + search);
		if (request.method === 'POST')
			state.received.push({ path: pathname, body: JSON.parse(await text(request)) });
		const { status, body } = state.responses.get(pathname) ?? refusal(404);
		response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
	});
	const state: PagesServer = {
		address: '',
		responses: new Map(first()),
		asked: [],
		received: [],
		close: () => close(server),
	};
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = server.address();
	if (!address || typeof address === 'string') throw new Error('The server has no port');
	return Object.assign(state, { address: `http://127.0.0.1:${address.port}` });
}
