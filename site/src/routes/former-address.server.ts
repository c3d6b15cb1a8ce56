import { findAddress, maxLengths, type ResponseOf } from '@sumu/contract';
import { redirect } from 'react-router-dom';
import { ApiError, call } from '../lib/api';

/** The path as it reads; undefined where it is written badly. */
function readPath({ pathname }: URL): string | undefined {
	try {
		return decodeURI(pathname);
	} catch {
		return undefined;
	}
}

/**
 * Before a page is missing: what stood at the address before, as an import or a change of its slug
 * has left it, leads on to where it stands today; the owner's own address of the workplace leads there.
 * @throws a redirect
 */
export async function leadFromFormerAddress(url: URL): Promise<void> {
	const path = readPath(url);
	if (!path || path.length > maxLengths.path) return;
	let found: ResponseOf<typeof findAddress>['data'];
	try {
		found = (await call(findAddress, { query: { path } })).data;
	} catch (error) {
		if (error instanceof ApiError) return;
		throw error;
	}
	if (found.permanent) throw redirect(encodeURI(found.path), 301);
	// The owner's to change at any time, and nobody else's business.
	const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };
	throw redirect(encodeURI(found.path) + url.search, { status: 302, headers });
}
