import { setTimeout as pause } from 'node:timers/promises';

/** Result of a request: the status, with a note if the site sent a stale page, or `no answer`. */
type Seen = string;

const wellKnown = new Set(['200', '201', '304']);
const visitors = 4;
const writers = 2;
/** Pause between two requests of a visitor or writer, in milliseconds. */
const rest = 60;
const patience = 20_000;

async function status(address: string, init?: RequestInit): Promise<Seen> {
	try {
		const signal = AbortSignal.timeout(patience);
		const response = await fetch(address, { redirect: 'manual', signal, ...init });
		await response.arrayBuffer();
		const cache = response.headers.get('x-cache');
		return cache ? `${response.status} (last good one)` : String(response.status);
	} catch {
		return 'no answer';
	}
}

/**
 * Starts visitors who read pages and people who send messages, spread over several sites. Like a reverse proxy, reads
 * try the next site if one does not respond; writes do not.
 */
export function startLoad(sites: readonly string[], paths: readonly string[], details = 'D') {
	let goesOn = true;
	let number = 0;
	let seen: Record<string, number> = {};
	let acknowledged: string[] = [];
	let begun = performance.now();
	let lastTrouble = begun;

	function note(kind: string, result: Seen) {
		if (!wellKnown.has(result)) lastTrouble = performance.now();
		const name = `${kind} ${result}`;
		seen[name] = (seen[name] ?? 0) + 1;
	}
	const siteOf = (turn: number) => sites[turn % sites.length] ?? '';

	async function look(turn: number) {
		const path = paths[turn % paths.length] ?? '/';
		const kind = path.startsWith('/api/') ? 'calls' : 'pages';
		let result: Seen = 'no answer';
		for (let site = 0; site < sites.length && result === 'no answer'; site += 1)
			result = await status(siteOf(Math.floor(turn / paths.length) + site) + path);
		note(kind, result);
	}
	async function write(turn: number) {
		number += 1;
		const subject = `load ${process.pid} ${number}`;
		const body = { name: 'Nadia', email: 'nadia@example.com', number: '1', subject, details };
		const init = {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify(body),
		};
		const result = await status(`${siteOf(turn)}/api/contact`, init);
		if (result === '201') acknowledged.push(subject);
		note('writes', result);
	}
	async function worker(first: number, act: (turn: number) => Promise<void>) {
		for (let turn = first; goesOn; turn += 1) {
			await act(turn);
			await pause(rest);
		}
	}
	const all = Promise.all([
		...Array.from({ length: visitors }, (_, first) => worker(first, look)),
		...Array.from({ length: writers }, (_, first) => worker(first, write)),
	]);

	return {
		/** Requests every path of every site once, then resets the counters before a fault. */
		async begin() {
			for (const site of sites) for (const path of paths) await status(site + path);
			seen = {};
			acknowledged = [];
			begun = performance.now();
			lastTrouble = begun;
		},
		/** Returns the results since `begin`. */
		result: () => ({
			seen: Object.fromEntries(Object.entries(seen).sort()),
			seconds: (lastTrouble - begun) / 1000,
			acknowledged: [...acknowledged],
		}),
		/** Returns the milliseconds since the last abnormal response. */
		quietFor: () => performance.now() - lastTrouble,
		async stop() {
			goesOn = false;
			await all;
		},
	};
}

export type Load = ReturnType<typeof startLoad>;
