import { getSite } from '@sumu/contract';
import { call } from '../lib/api';

/**
 * Where everyone may read it, what a page shows below its entry is in its HTML too. That is read
 * ahead: where it fails, the browser asks for it.
 */
export async function readForEveryone<Entry>(
	reading: Promise<Entry>,
	readAhead: (entry: Entry) => readonly Promise<void>[],
): Promise<void> {
	const [entry, site] = await Promise.all([reading, call(getSite, {})]);
	if (site.data.readers === 'everyone') await Promise.all(readAhead(entry));
}
