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

/** Calls of other visitors that change nothing and always reach the CMS. */
const calls: Readonly<Record<string, () => [string, Asking]>> = {
	search: () => [`/api/search?q=loom${visitors}`, {}],
	newsletter: () => posted('/api/newsletter', { email: 'no address' }),
	// A different account each time: a few wrong passwords lock an account for a while.
	'sign-in': () =>
		posted('/api/auth/local', {
			identifier: `nobody-${visitors}@sumu.test`,
			password: 'Wrong-pass-1',
		}),
};

/** Response times of each kind of call, in milliseconds. */
export type Waits = ReadonlyMap<string, readonly number[]>;

/** Makes the calls of other visitors, one after the other, while `goesOn` returns true. */
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

/** Returns the ninth decile: nine values in ten are below it. */
export const ninthDecile = (values: readonly number[]): number =>
	values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.9)] ?? 0;
