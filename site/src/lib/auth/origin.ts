import { sitePaths } from '../../config/paths';

const returnParameter = 'from';

/** Returns the login page's address, including the page to return to. */
export function loginAt({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>) {
	const query = new URLSearchParams({ [returnParameter]: pathname + search + hash });
	return `${sitePaths.login.at()}?${query}`;
}

// Arbitrary base origin: a path that resolves to another origin is rejected.
const placeholderOrigin = 'http://here.invalid';

/** Returns the requested path, or null if it leads to another site. */
export function ownPath(requestedPath: string): string | null {
	if (!requestedPath.startsWith('/')) return null;
	const url = URL.canParse(requestedPath, placeholderOrigin)
		? new URL(requestedPath, placeholderOrigin)
		: null;
	if (url?.origin !== placeholderOrigin) return null;
	// Normalising may produce a path that a browser would read as another host.
	const path = url.pathname + url.search + url.hash;
	return path.startsWith('//') ? null : path;
}

/** Returns the page to open after sign-in: the requested one if it belongs to this site. */
export const originOf = (
	search: URLSearchParams,
	otherwise: string = sitePaths.home.at(),
): string => ownPath(search.get(returnParameter) ?? '') ?? otherwise;

/** Passes the page to return to on to another sign-in page. */
export const withOrigin = (page: string, search: URLSearchParams): string => {
	const requestedPath = search.get(returnParameter);
	return requestedPath
		? `${page}?${new URLSearchParams({ [returnParameter]: requestedPath })}`
		: page;
};
