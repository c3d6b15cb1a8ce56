import type { IncomingMessage } from 'node:http';
import type { Change } from '@sumu/contract/parts';
import { calls, keyOf, pages, uploads } from './keys.ts';
import type { ResponseCache } from './response-cache.ts';

/**
 * Returns the key of a request in each cache; the first cache with a key serves it. The caches are separate, so that
 * many requests to one cannot evict entries of another.
 */
const kinds = {
	/** Pages are the same for signed-in visitors. */
	pages: (request: IncomingMessage) => keyOf(request, pages),
	calls: (request: IncomingMessage) =>
		request.headers.authorization ? undefined : keyOf(request, calls),
	uploads: (request: IncomingMessage) => keyOf(request, uploads),
};

export type Kind = keyof typeof kinds;

/** Maximum bytes of a cached response. Only uploads are limited, because visitors can add files. */
export const largest: Partial<Record<Kind, number>> = { uploads: 32 * 1024 };

export type Caches = Readonly<Record<Kind, ResponseCache>>;

/** Applies a content change to all caches. */
export function changeAll(caches: Caches, change: Change): void {
	for (const cache of Object.values(caches)) cache.change(change);
}

/** Returns the cache and key of a request, or undefined if its response must not be cached. */
export function kindOf(request: IncomingMessage): { kind: Kind; key: string } | undefined {
	for (const kind of Object.keys(kinds) as Kind[]) {
		const key = kinds[kind](request);
		if (key) return { kind, key };
	}
	return undefined;
}
