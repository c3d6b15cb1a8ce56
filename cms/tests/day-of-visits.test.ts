import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from './support/api.ts';
import { movingClock } from './support/moving-clock.ts';
import { asOwner, ownerToken } from './support/owner.ts';
import { preparedDatabase } from './support/prepared-database.ts';
import { type Server, startServer } from './support/server.ts';

/** Requests of the day, a multiple of 40. `npm run test:visits` sends 20,000. */
const REQUESTS = Number(process.env.VISIT_REQUESTS ?? 1000);
/** Requests under way at once. */
const CONCURRENT_REQUESTS = 40;
const VISITS_PER_VISITOR = 8;

const agents = {
	desktop: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
	phone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Mobile/15E148',
	tablet: 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15',
} as const;
const devices = Object.keys(agents) as (keyof typeof agents)[];
const countries = ['BD', 'DE', 'US', ''];
const origins = ['', 'search.example', 'news.example', '', 'letter'];
const pages = ['/', ...Array.from({ length: 39 }, (_, place) => `/project/number-${place}`)];

const itemAt = <Item>(items: readonly Item[], place: number): Item =>
	items[place % items.length] as Item;

const bots = [
	'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
	'curl/8.5.0',
	'',
];
/** Differences of the requests that are not counted: seven of twenty. */
const exclusions: readonly ((token: string) => Partial<VisitRequest>)[] = [
	...bots.map((agent) => () => ({ agent })),
	(token: string) => ({ token }),
	() => ({ headers: { dnt: '1' } }),
	() => ({ headers: { 'sec-gpc': '1' } }),
	() => ({ path: '/sumu/messages' }),
];
const CYCLE = 20;
const COUNTED_PER_CYCLE = CYCLE - exclusions.length;
const COUNTED_REQUESTS = (REQUESTS / CYCLE) * COUNTED_PER_CYCLE;
const VISITORS = Math.floor(COUNTED_REQUESTS / VISITS_PER_VISITOR);

interface VisitRequest {
	path: string;
	referrer?: string;
	from: string;
	agent: string;
	headers: Record<string, string>;
	token?: string;
}

interface View {
	request: VisitRequest;
	page: string;
	referrer: string;
	country: string;
	device: string;
	visitor: number;
}

/** Returns the view with a number: each visitor has one browser and one country, and opens several pages. */
function viewOf(number: number): View {
	const visitor = number % VISITORS;
	const page = itemAt(pages, number * 7 + visitor);
	const referrer = itemAt(origins, number);
	const country = itemAt(countries, visitor);
	const device = itemAt(devices, visitor);
	return {
		page,
		referrer,
		country,
		device,
		visitor,
		request: {
			path: referrer === 'letter' ? `${page}?utm_source=letter&utm_medium=mail` : page,
			...(referrer.includes('.') ? { referrer: `https://www.${referrer}/?q=${number}` } : {}),
			from: `10.200.${visitor >> 8}.${visitor & 255}`,
			agent: agents[device],
			headers: country ? { 'cf-ipcountry': country } : {},
		},
	};
}

/** All requests of the day in order, and the views among them that count. */
function planDay(token: string) {
	const requests: VisitRequest[] = [];
	const views: View[] = [];
	for (let number = 0; number < REQUESTS; number += 1) {
		const exclude = exclusions[number % CYCLE];
		if (exclude) {
			// Other than that, it is the request of a visitor who counts.
			const { request } = viewOf(number);
			const referrer = 'https://excluded.example/';
			const changes = exclude(token);
			requests.push({
				...request,
				referrer,
				...changes,
				headers: { ...request.headers, ...changes.headers },
			});
		} else {
			const view = viewOf(views.length);
			views.push(view);
			requests.push(view.request);
		}
	}
	return { requests, views };
}

/** Numbers of views by a characteristic, as the API lists them: the most frequent first, then by name. */
function tally(
	views: readonly View[],
	key: 'page' | 'referrer' | 'country' | 'device',
	as: string,
) {
	const counts = new Map<string, number>();
	for (const { [key]: value } of views) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
	return [...counts]
		.map(([value, count]) => ({ [as]: value, views: count }))
		.toSorted((one, other) => other.views - one.views || (`${one[as]}` < `${other[as]}` ? -1 : 1));
}

const report = (base: string, { path, referrer, from, agent, headers, token }: VisitRequest) =>
	call('/api/visit', {
		method: 'POST',
		base,
		body: { path, referrer },
		from,
		headers: { 'user-agent': agent, ...headers },
		...(token ? { token } : {}),
	});

let remove: () => void;
let replicas: Server[] = [];
let start: () => Promise<Server>;
const clock = movingClock();

beforeAll(async () => {
	const database = await preparedDatabase();
	remove = database.remove;
	start = () => startServer({ ...database.variables, ...clock.variables, TRUST_PROXY: 'true' });
	// The day starts now for the servers, so it does not end during the test.
	const now = new Date();
	clock.pass(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1) - +now);
	// One after the other: the first creates the tables.
	replicas = [await start()];
	replicas.push(await start());
});
afterAll(async () => {
	for (const replica of replicas) await replica.stop();
	remove();
	clock.remove();
});

it('counts exactly the views of visitors on two replicas, one of which restarts', async () => {
	const [first] = replicas;
	if (!first) throw new Error('There is no replica');
	const { requests, views } = planDay(await ownerToken(first.url));
	const statuses = new Set<number>();
	const sendFrom = async (begin: number, end: number) => {
		for (let place = begin; place < end; place += CONCURRENT_REQUESTS) {
			const batch = requests.slice(place, Math.min(place + CONCURRENT_REQUESTS, end));
			const answers = await Promise.all(
				batch.map((request, at) => report(itemAt(replicas, place + at).url, request)),
			);
			for (const { status } of answers) statuses.add(status);
		}
	};
	await sendFrom(0, REQUESTS / 2);
	await replicas[1]?.stop();
	replicas = [first, await start()];
	await sendFrom(REQUESTS / 2, REQUESTS);
	await replicas[1]?.stop();
	replicas = [first];

	expect([...statuses]).toEqual([204]);
	const { body } = await asOwner('GET', '/api/statistics', undefined, first.url);
	expect(body.data).toMatchObject({
		views: COUNTED_REQUESTS,
		visitors: VISITORS,
		pages: tally(views, 'page', 'path'),
		referrers: tally(views, 'referrer', 'referrer'),
		countries: tally(views, 'country', 'country'),
		devices: tally(views, 'device', 'device'),
	});
	const day = new Date(clock.now()).toISOString().slice(0, 10);
	expect(body.data.days.at(-1)).toEqual({ day, views: COUNTED_REQUESTS, visitors: VISITORS });
	expect(JSON.stringify(body)).not.toContain('excluded.example');
}, 900_000);
