import type { PurgeNotice } from '@sumu/contract/parts';
import type { CachedResponse } from './response.ts';

/**
 * Checks whether a response contains ids of its content: pages and API calls list entry ids, an upload has its hash.
 * Feeds and generated pictures contain none.
 */
const tellsIds = (key: string, { headers }: CachedResponse) =>
	/^\/(api|uploads)\//.test(key) || /^text\/html/.test(headers['content-type'] ?? '');

/** Checks whether a response may show removed content. */
export const mentionsRemoved = (
	{ all, removed }: PurgeNotice,
	key: string,
	response: CachedResponse,
): boolean =>
	all ||
	(removed.length > 0 && !tellsIds(key, response)) ||
	removed.some((word) => key.includes(word) || response.plain.includes(word));
