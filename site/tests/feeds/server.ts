import { createServer, type Server } from 'node:http';
import type { Blog, Picture, Project, SiteSetting } from '@sumu/contract';
import sharp from 'sharp';
import { projectSample, siteSample } from '../../src/testing/samples';

/** A CMS of which a test says what it holds. */
export interface FeedServer {
	readonly address: string;
	site: SiteSetting;
	projects: Project[];
	/** Newest first. */
	posts: (Blog & { html?: string })[];
	isDown: boolean;
	/** Every path asked for, with its query. */
	readonly asked: string[];
	close(): Promise<void>;
}

export const picture: Picture = {
	url: '/uploads/loom.png',
	width: 40,
	height: 30,
	alt: 'A loom',
	placeholder: null,
	formats: [],
};

const day = (number: number) => new Date(Date.UTC(2023, 0, 1 + number)).toISOString();

export const projectAt = (number: number, changes: Partial<Project> = {}) =>
	projectSample(number, { date: day(number), updated: day(number), ...changes });

export const postAt = (number: number, changes: Partial<Blog> = {}): Blog & { html: string } => ({
	_id: `post-${number}`,
	topic: `Post ${number}`,
	author: 'Rokeya',
	description: '',
	excerpt: `Excerpt ${number}`,
	html: `<p>All of ${number}</p>`,
	readingMinutes: 1,
	rating: null,
	date: day(number),
	updated: day(number),
	img: '',
	picture: null,
	...changes,
});

/** As the CMS does: a page where one is asked for, else the newest hundred. */
function listed(rows: readonly unknown[], query: URLSearchParams, unpaged: readonly unknown[]) {
	const page = Number(query.get('page'));
	if (!page) return { status: true, data: unpaged, pagination: [1] };
	const size = Number(query.get('size'));
	const data = rows.slice((page - 1) * size, page * size);
	return { status: true, data, pagination: [1], total: rows.length };
}

function bodyFor({ pathname, searchParams }: URL, state: FeedServer): unknown {
	const one = (rows: readonly { _id: string }[]) => {
		const data = rows.find(({ _id }) => pathname.endsWith(`/${_id}`));
		return data && { status: true, data };
	};
	const { site, projects, posts } = state;
	if (pathname === '/api/site') return { status: true, data: site };
	if (pathname === '/api/projects') return listed(projects, searchParams, projects.slice(0, 100));
	if (pathname === '/api/blog')
		return listed(posts, searchParams, posts.slice(0, 100).toReversed());
	return pathname.startsWith('/api/blog/') ? one(posts) : one(projects);
}

export async function startFeedServer(): Promise<FeedServer> {
	const file = await sharp({
		create: { width: 40, height: 30, channels: 3, background: '#0e3b2e' },
	})
		.png()
		.toBuffer();
	const server = createServer((request, response) => {
		const url = new URL(request.url ?? '/', 'http://localhost');
		state.asked.push(url.pathname + url.search);
		if (url.pathname === picture.url) return response.end(file);
		const body = state.isDown ? undefined : bodyFor(url, state);
		const status = state.isDown ? 503 : body ? 200 : 404;
		response
			.writeHead(status, { 'Content-Type': 'application/json' })
			.end(JSON.stringify(body ?? { status: false, data: null }));
	});
	const state: FeedServer = {
		address: '',
		site: siteSample,
		projects: [],
		posts: [],
		isDown: false,
		asked: [],
		close: () => close(server),
	};
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	return Object.assign(state, { address: addressOf(server) });
}

function addressOf(server: Server): string {
	const address = server.address();
	if (!address || typeof address === 'string') throw new Error('The server has no port');
	return `http://127.0.0.1:${address.port}`;
}

const close = (server: Server) =>
	new Promise<void>((resolve) => {
		server.close(() => resolve());
		server.closeAllConnections();
	});
