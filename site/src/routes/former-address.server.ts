import { findAddress, maxLengths } from '@sumu/contract';
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
 * has left it, leads on to where it stands today.
 * @throws a redirect
 */
export async function leadFromFormerAddress(url: URL): Promise<void> {
	const path = readPath(url);
	if (!path || path.length > maxLengths.path) return;
	let found: string;
	try {
		found = (await call(findAddress, { query: { path } })).data.path;
	} catch (error) {
		if (error instanceof ApiError) return;
		throw error;
	}
	throw redirect(encodeURI(found), 301);
}
