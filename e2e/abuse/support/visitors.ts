import { site } from '../../support/product';
import { type Asking, ask } from './connection';

let visitors = 0;
/** Returns an unused loopback address, so that visitors share no rate limit. */
export function newAddress(): string {
	visitors += 1;
	return `127.${1 + (visitors >> 14)}.${(visitors >> 7) & 127}.${1 + (visitors & 127)}`;
}

const posted = (path: string, body: object): [string, Asking] => [
	path,
	{
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(body),
	},
];

/** Calls of other visitors that change nothing, and reach the CMS each time. */
const calls: Readonly<Record<string, () => [string, Asking]>> = {
	search: () => [`/api/search?q=loom${visitors}`, {}],
	newsletter: () => posted('/api/newsletter', { email: 'no address' }),
	// An account of its own for each: a few wrong passwords make one wait.
	'sign-in': () =>
		posted('/api/auth/local', {
			identifier: `nobody-${visitors}@sumu.test`,
			password: 'Wrong-pass-1',
		}),
};

/** Milliseconds of each kind of call. */
export type Waits = ReadonlyMap<string, readonly number[]>;

/** Makes the calls of other visitors, one after the other, as long as `goesOn` says so. */
export async function visit(goesOn: (turn: number) => boolean): Promise<Waits> {
	const waits = new Map<string, number[]>(Object.keys(calls).map((name) => [name, []]));
	for (let turn = 0; goesOn(turn); turn += 1)
		for (const [name, callOf] of Object.entries(calls)) {
			const [path, asking] = callOf();
			const headers = { ...asking.headers, connection: 'keep-alive' };
			const { milliseconds, status } = await ask(site, path, {
				...asking,
				headers,
				from: newAddress(),
			});
			if (status >= 500 || status === 408 || status === 429)
				throw new Error(`${name} of another visitor is ${status}`);
			waits.get(name)?.push(milliseconds);
		}
	return waits;
}

/** The value below which nine in ten are. */
export const ninthDecile = (values: readonly number[]): number =>
	values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.9)] ?? 0;
