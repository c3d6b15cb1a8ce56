import type { Change } from '@sumu/contract/parts';
import type { CachedResponse } from './response.ts';

/** Pages and calls carry the id of each entry they show, an upload its hash; a feed or a drawn picture carries none. */
const tellsIds = (key: string, { headers }: CachedResponse) =>
	/^\/(api|uploads)\//.test(key) || /^text\/html/.test(headers['content-type'] ?? '');

/** Whether a response may show something that was removed. */
export const mentionsRemoved = (
	{ all, removed }: Change,
	key: string,
	response: CachedResponse,
): boolean =>
	all ||
	(removed.length > 0 && !tellsIds(key, response)) ||
	removed.some((word) => key.includes(word) || response.plain.includes(word));
