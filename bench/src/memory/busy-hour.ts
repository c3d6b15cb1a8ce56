import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { owner } from '../../../cms/tests/support/server.ts';
import { publicPages } from '../product/public-pages';

type Ask = (turn: number) => Promise<void>;

/** One kind of request and how often it occurs in a busy hour. */
interface Share {
	readonly times: number;
	readonly ask: Ask;
}

const picture = resolve(import.meta.dirname, '../../../cms/demo/pictures/avatar-1.webp');

async function ask(url: string, init: RequestInit = {}): Promise<unknown> {
	const response = await fetch(url, init);
	const text = await response.text();
	if (!response.ok) throw new Error(`${url}: ${response.status} ${text.slice(0, 200)}`);
	return response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
}

const json = (method: string, body: unknown, headers: Record<string, string> = {}) => ({
	method,
	headers: { 'content-type': 'application/json', ...headers },
	body: JSON.stringify(body),
});

async function signIn(address: string): Promise<{ authorization: string }> {
	const credentials = { identifier: owner.email, password: owner.password };
	const answer = await ask(`${address}/api/auth/local`, json('POST', credentials));
	return { authorization: `Bearer ${Object(answer).jwt}` };
}

/** Requests of a busy hour: mostly cached pages, and some of everything else. */
export async function busyHour(address: string): Promise<readonly Share[]> {
	const pages = (await publicPages(address)).filter(({ path }) => !path.includes('?'));
	const one = <Item>(items: readonly Item[], turn: number) => items[turn % items.length] as Item;
	let headers = await signIn(address);
	const skills = Object(await ask(`${address}/api/skills`)).data;
	const words = ['loom', 'red', 'design', 'shop', 'site', 'work'];
	const form = () => {
		const data = new FormData();
		data.set('image', new Blob([readFileSync(picture)], { type: 'image/webp' }), 'face.webp');
		return data;
	};
	return [
		{ times: 20_000, ask: (turn) => done(ask(address + one(pages, turn).path)) },
		{
			times: 2400,
			ask: (turn) => done(ask(`${address}/search?q=${one(words, turn)}+${turn}`)),
		},
		{
			times: 2400,
			ask: () => done(ask(`${address}/api/projects/page=1`, { headers })),
		},
		{
			times: 120,
			ask: async () => {
				headers = await signIn(address);
			},
		},
		{
			times: 60,
			ask: (turn) => {
				const { _id } = one<{ _id: string }>(skills, turn);
				const body = { percentage: 50 + (turn % 50) };
				return done(ask(`${address}/api/skill/update/${_id}`, json('PUT', body, headers)));
			},
		},
		{
			times: 60,
			ask: () => done(ask(`${address}/api/image`, { method: 'POST', headers, body: form() })),
		},
	];
}

const done = async (answer: Promise<unknown>) => void (await answer);

/** Yields one of `parts` equal parts of the hour, with each kind of request spread evenly. */
export function* turnsOf(shares: readonly Share[], part: number, parts: number) {
	const turns = shares.flatMap(({ times, ask }) => {
		const [from, to] = [part, part + 1].map((edge) => Math.round((edge * times) / parts));
		const count = (to ?? 0) - (from ?? 0);
		return Array.from({ length: count }, (_, index) => ({
			at: index / count,
			run: () => ask((from ?? 0) + index),
		}));
	});
	for (const { run } of turns.sort((one, other) => one.at - other.at)) yield run;
}
