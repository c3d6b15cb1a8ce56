import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
	type Endpoint,
	type ErrorResponse,
	getSite,
	listProjects,
	type Project,
	pageNumbers,
	pageProjects,
	pageSizes,
	parsePage,
	type Site,
} from '@sumu/contract';
import { siteSample } from './samples';

interface Answer {
	status: number;
	body: unknown;
}

/** A server that speaks the contract on a free port: its calls can be told to fail. */
export interface ApiServer {
	readonly address: string;
	readonly projects: Project[];
	/** Every path asked for. */
	readonly asked: string[];
	isDown: boolean;
	close(): Promise<void>;
}

const refusal = (status: number, message: string): Answer => {
	const body: ErrorResponse = {
		status: false,
		data: null,
		error: { status, name: 'Error', message, details: {} },
	};
	return { status, body };
};

const pattern = ({ path }: Endpoint) => new RegExp(`^/api${path.replace(/:\w+/g, '([^/]+)')}$`);

function answer(url: URL, projects: readonly Project[], site: Site): Answer {
	const category = url.searchParams.get('category');
	const chosen = projects.filter((project) => !category || project.category === category);
	if (pattern(getSite).test(url.pathname))
		return { status: 200, body: { status: true, data: site } };
	if (pattern(listProjects).test(url.pathname)) {
		const data = chosen.slice(0, Number(url.searchParams.get('limit')));
		return { status: 200, body: { status: true, data, pagination: [1] } };
	}
	const page = parsePage(pattern(pageProjects).exec(url.pathname)?.[1]);
	if (!page) return refusal(404, 'Not Found');
	const pagination = pageNumbers(chosen.length, pageSizes.projects, page);
	const data = chosen.slice((page - 1) * pageSizes.projects, page * pageSizes.projects);
	return pagination.includes(page)
		? { status: 200, body: { status: true, data, pagination } }
		: refusal(404, 'Not Found');
}

const close = (server: Server) =>
	new Promise<void>((resolve) => {
		server.close(() => resolve());
		server.closeAllConnections();
	});

export async function startApiServer(
	projects: Project[],
	site: Site = siteSample,
): Promise<ApiServer> {
	const state = { address: '', projects, asked: [] as string[], isDown: false };
	const server = createServer((request, response) => {
		const url = new URL(request.url ?? '/', 'http://localhost');
		state.asked.push(url.pathname + url.search);
		const { status, body } = state.isDown
			? refusal(503, 'Out of order')
			: answer(url, state.projects, site);
		response
			.writeHead(status, {
				'Content-Type': 'application/json',
				'Access-Control-Allow-Origin': '*',
				Connection: 'close',
			})
			.end(JSON.stringify(body));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port }: AddressInfo = addressOf(server);
	return Object.assign(state, {
		address: `http://127.0.0.1:${port}`,
		close: () => close(server),
	});
}

function addressOf(server: Server): AddressInfo {
	const address = server.address();
	if (!address || typeof address === 'string') throw new Error('The server has no port');
	return address;
}
