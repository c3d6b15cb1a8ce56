import type { IncomingMessage } from 'node:http';
import type { Change } from '@sumu/contract/parts';
import { calls, keyOf, pages, uploads } from './keys.ts';
import type { ResponseCache } from './response-cache.ts';

/**
 * By what a request is known in each cache; the first that knows it answers. They are kept apart: who asks for
 * many of the one pushes none of another out.
 */
const kinds = {
	/** The same for who is signed in, too. */
	pages: (request: IncomingMessage) => keyOf(request, pages),
	calls: (request: IncomingMessage) =>
		request.headers.authorization ? undefined : keyOf(request, calls),
	uploads: (request: IncomingMessage) => keyOf(request, uploads),
};

export type Kind = keyof typeof kinds;

/** Bytes of what is kept, where anybody may put more there. */
export const largest: Partial<Record<Kind, number>> = { uploads: 32 * 1024 };

export type Caches = Readonly<Record<Kind, ResponseCache>>;

/** Tells all of them that content has changed. */
export function changeAll(caches: Caches, change: Change): void {
	for (const cache of Object.values(caches)) cache.change(change);
}

/** The kind a request is of, and its key; undefined of one whose response is not for all. */
export function kindOf(request: IncomingMessage): { kind: Kind; key: string } | undefined {
	for (const kind of Object.keys(kinds) as Kind[]) {
		const key = kinds[kind](request);
		if (key) return { kind, key };
	}
	return undefined;
}
