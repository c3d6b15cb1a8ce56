import { apiEndpoints, type EndpointName, type EntryKind } from '@sumu/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, person } from './support/accounts.ts';
import { call, newAddress } from './support/api.ts';
import { type Asked, askedOf } from './support/every-request.ts';
import { kinds } from './support/kinds.ts';
import { asOwner } from './support/owner.ts';
import { clear } from './support/panel.ts';

const later = new Date(Date.now() + 24 * 3_600_000).toISOString();
/** Part of every text, so that a search finds them all. A refusal may repeat it. */
const word = 'loomword';
/** Text of an entry after each change. */
const versions = ['first', 'second', 'third', 'fourth', 'fifth'] as const;
type Version = (typeof versions)[number];

const wordsOf = (kind: EntryKind, version: Version) => `${word} of a ${kind}: ${version}`;

let visitor: Person;
const ids = new Map<EntryKind, string>();
beforeAll(async () => {
	visitor = await person();
});
afterAll(async () => {
	for (const { kind } of kinds) await clear(kind);
});

/** An operation that refuses the caller refuses every query, so the rest can be skipped. */
const isClosed = (status: number) => [401, 403, 405].includes(status);

/** Responses of one operation, signed out and signed in. */
async function saidBy({ method, path, queries }: Asked): Promise<[asked: string, said: string][]> {
	const said: [string, string][] = [];
	// Writes are only tried signed out, because a signed-in visitor may make some.
	const tokens = method === 'GET' ? [undefined, visitor.token] : [undefined];
	const body = method === 'GET' ? {} : { body: {} };
	for (const token of tokens)
		for (const query of queries) {
			const from = newAddress();
			const answer = await call(path + query, { method, from, ...body, ...(token && { token }) });
			said.push([`${method} ${path}${query}, ${token ? 'signed in' : 'nobody'}`, answer.body]);
			if (isClosed(answer.status)) break;
		}
	return said;
}

/** Responses of every operation in the contract, for every entry if it has an entry as parameter. */
async function everythingSaid() {
	const asked = new Map<string, Asked>();
	for (const name of Object.keys(apiEndpoints) as EndpointName[])
		for (const [kind, id] of ids) {
			const params = { kind, token: 'none', email: visitor.email, page: 'page=1' };
			const one = askedOf(name, { params, id, word });
			asked.set(`${one.method} ${one.path}`, one);
		}
	const said = await Promise.all([...asked.values()].map(saidBy));
	return said.flat().map(([asked, body]) => [asked, JSON.stringify(body)] as const);
}

type Kind = (typeof kinds)[number];
const texts = ({ kind, field, other }: Kind, version: Version) => ({
	[field]: wordsOf(kind, version),
	[other]: wordsOf(kind, version),
});
const idOf = ({ kind }: Kind) => ids.get(kind) ?? '';

async function add(kind: Kind) {
	const body = { ...kind.body, ...texts(kind, 'first'), status: 'draft' };
	const { status, body: answer } = await asOwner('POST', `/api${kind.add}`, body);
	expect(status, kind.kind).toBe(201);
	ids.set(kind.kind, answer.insertedId);
}
const save = (version: Version, how: object) => async (kind: Kind) => {
	const body = { ...texts(kind, version), ...how };
	const { status } = await asOwner('PUT', `/api${kind.update}/${idOf(kind)}`, body);
	expect(status, kind.kind).toBe(200);
};
const act = (command: string) => async (kind: Kind) => {
	const { status } = await asOwner('POST', `/api/${kind.kind}/${idOf(kind)}/${command}`);
	expect(status, kind.kind).toBe(200);
};
const remove = async (kind: Kind) => {
	expect((await asOwner('DELETE', `/api${kind.remove}/${idOf(kind)}`)).status).toBe(200);
};

const steps: [state: string, shown: Version | null, step: (kind: Kind) => Promise<void>][] = [
	['a draft', null, add],
	['scheduled', null, save('second', { publishAt: later })],
	['published', 'third', save('third', { status: 'published' })],
	['modified', 'third', save('fourth', { status: 'draft' })],
	['modified and scheduled', 'third', save('fifth', { publishAt: later })],
	['unpublished', null, act('unpublish')],
	['published again', 'fifth', act('publish')],
	['deleted', null, remove],
];

it.each(steps)(
	'exposes only published text in every API response: %s',
	async (state, shown, step) => {
		for (const kind of kinds) await step(kind);
		const said = await everythingSaid();
		for (const { kind } of kinds)
			for (const version of versions) {
				const words = wordsOf(kind, version);
				const heard = said.filter(([, body]) => body.includes(words)).map(([asked]) => asked);
				if (version === shown) expect(heard.length, `${kind}, ${state}`).toBeGreaterThan(0);
				else expect(heard, `${words}, ${state}`).toEqual([]);
			}
	},
	120_000,
);
