import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import type { CartItem, OwnReview, Post, Project } from '@sumu/contract';
import { projectSample, siteSample } from '../../src/testing/samples';
import { account, post } from './samples';

/** A CMS of one visitor: a cart, projects, a post, and what is said of them. */
export interface JourneyServer {
	readonly address: string;
	readonly projects: Project[];
	post: Post;
	cards: CartItem[];
	reviews: OwnReview[];
	/** Bodies of the reviews that came, in order. */
	readonly submitted: unknown[];
	/** Writing calls that are refused before one is taken again. */
	failures: number;
	/** What the location answers; a promise makes it slow. */
	location: () => unknown;
	close(): Promise<void>;
}

type Reply = readonly [status: number, body: unknown];
type Handler = (state: JourneyServer, match: RegExpExecArray, body: never) => unknown;

const list = (data: unknown[], pages = [1]) => ({ status: true, data, pagination: pages });
const one = (data: unknown) => ({ status: true, data });
const date = '2023-10-02T03:30:00.000Z';

function add(state: JourneyServer, { projectId }: { projectId: string }) {
	const project = state.projects.find(({ _id }) => _id === projectId);
	if (!project) return undefined;
	const { email, displayName } = account;
	const line = { projectId, email, userName: displayName, userImg: null, date };
	const card: CartItem = { ...project, ...line, _id: `card-${projectId}` };
	state.cards = [card, ...state.cards.filter((other) => other.projectId !== projectId)];
	return { acknowledged: true, insertedId: card._id, data: card };
}

function review(state: JourneyServer, body: Partial<OwnReview>) {
	state.submitted.push(body);
	const data: OwnReview = {
		_id: 'own',
		reviewText: body.reviewText ?? '',
		rating: body.rating ?? null,
		userImg: null,
		picture: null,
		UserName: account.displayName,
		userCity: body.userCity ?? null,
		location: { country: null },
		date,
		projectId: body.projectId ?? null,
		blogId: body.blogId ?? null,
		pending: false,
	};
	state.reviews = [data];
	return { acknowledged: true, insertedId: data._id, data };
}

const routes: readonly (readonly [string, RegExp, Handler])[] = [
	['GET', /^\/site$/, () => one(siteSample)],
	[
		'GET',
		/^\/project\/(.+)$/,
		({ projects }, [, id]) => {
			const project = projects.find(({ _id }) => _id === id);
			return project && one(project);
		},
	],
	['GET', /^\/projects$/, ({ projects }) => list(projects)],
	['GET', /^\/blog\/(.+)$/, ({ post }, [, id]) => (id === post._id ? one(post) : undefined)],
	['GET', /^\/blog$/, () => list([])],
	['GET', /^\/reviews$/, ({ reviews }) => list(reviews)],
	['GET', /^\/review\/own$/, ({ reviews }) => one(reviews[0] ?? null)],
	['POST', /^\/review\/add-review$/, (state, _, body) => review(state, body)],
	['GET', /^\/visitor\/location$/, ({ location }) => location()],
	['GET', /^\/user\/admin\//, () => ({ admin: false })],
	['GET', /^\/card\//, ({ cards }) => list(cards)],
	[
		'GET',
		/^\/cards\/page=(\d+)\//,
		({ cards }, [, page = '1']) => {
			const pages = Array.from(
				{ length: Math.max(1, Math.ceil(cards.length / 9)) },
				(_, i) => i + 1,
			);
			const shown = cards.slice((Number(page) - 1) * 9, Number(page) * 9);
			return pages.includes(Number(page)) ? list(shown, pages) : undefined;
		},
	],
	['POST', /^\/card\/add-card$/, (state, _, body) => add(state, body)],
	[
		'DELETE',
		/^\/card\/(.+)$/,
		(state, [, id]) => {
			state.cards = state.cards.filter(({ _id }) => _id !== id);
			return { acknowledged: true, data: { acknowledged: true, deletedCount: 1 } };
		},
	],
];

const refusal = (status: number): Reply => [
	status,
	{ status: false, data: null, error: { status, name: 'Error', message: 'No', details: {} } },
];

async function reply(state: JourneyServer, request: IncomingMessage): Promise<Reply> {
	const { pathname } = new URL(request.url ?? '/', 'http://localhost');
	const path = decodeURIComponent(pathname.replace(/^\/api/, ''));
	const isPrivate = /^\/(card|cards|review\/|visitor)/.test(path);
	if (isPrivate && !request.headers.authorization) return refusal(401);
	if (request.method !== 'GET' && state.failures > 0) {
		state.failures -= 1;
		return refusal(500);
	}
	for (const [method, pattern, handle] of routes) {
		const match = request.method === method ? pattern.exec(path) : null;
		if (!match) continue;
		const body = method === 'POST' ? await json(request) : undefined;
		const answer = await handle(state, match, body as never);
		return answer === undefined ? refusal(404) : [method === 'POST' ? 201 : 200, answer];
	}
	return refusal(404);
}

export async function startJourneyServer(): Promise<JourneyServer> {
	const state: JourneyServer = {
		address: '',
		projects: [1, 2, 3].map((number) => projectSample(number, { projectPrice: number + 0.9 })),
		post,
		cards: [],
		reviews: [],
		submitted: [],
		failures: 0,
		location: () => ({ ip: null, city: 'Savar', region: 'Dhaka', country: 'BD', loc: null }),
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
	const server = createServer(async (request, response) => {
		const [status, body] = await reply(state, request);
		response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = server.address();
	if (!address || typeof address === 'string') throw new Error('The server has no port');
	return Object.assign(state, { address: `http://127.0.0.1:${address.port}` });
}
