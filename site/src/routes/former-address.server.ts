import { findAddress, maxLengths, type ResponseOf } from '@sumu/contract';
import { redirect } from 'react-router-dom';
import { ApiError, callEndpoint } from '../lib/api';

/** Returns the decoded path; undefined if it is malformed. */
function readPath({ pathname }: URL): string | undefined {
	try {
		return decodeURI(pathname);
	} catch {
		return undefined;
	}
}

/**
 * Redirects a missing page: an imported or former address to its current one, or the owner's workplace address to the
 * workplace. Call it before responding with 404.
 * @throws a redirect if there is a match
 */
export async function redirectFromFormerAddress(url: URL): Promise<void> {
	const path = readPath(url);
	if (!path || path.length > maxLengths.path) return;
	let matchedAddress: ResponseOf<typeof findAddress>['data'];
	try {
		matchedAddress = (await callEndpoint(findAddress, { query: { path } })).data;
	} catch (error) {
		if (error instanceof ApiError) return;
		throw error;
	}
	if (matchedAddress.permanent) throw redirect(encodeURI(matchedAddress.path), 301);
	// The owner may change this address at any time, and it must stay private.
	const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };
	throw redirect(encodeURI(matchedAddress.path) + url.search, { status: 302, headers });
}
