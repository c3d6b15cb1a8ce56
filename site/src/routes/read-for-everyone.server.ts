import { getSite } from '@sumu/contract';
import { callEndpoint } from '../lib/api';

/**
 * Prefetches the content below an entry on the server if it is public, so that it is part of the HTML. If that fails,
 * the browser loads it.
 */
export async function readForEveryone<Entry>(
	reading: Promise<Entry>,
	readAhead: (entry: Entry) => readonly Promise<void>[],
): Promise<void> {
	const [entry, site] = await Promise.all([reading, callEndpoint(getSite, {})]);
	if (site.data.readers === 'everyone') await Promise.all(readAhead(entry));
}
