import { paths } from '../../config/paths';

const parameter = 'from';

/** Returns the login page's address, including the page to return to. */
export function loginAt({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>) {
	const query = new URLSearchParams({ [parameter]: pathname + search + hash });
	return `${paths.login.at()}?${query}`;
}

// Arbitrary base origin: a path that resolves to another origin is rejected.
const here = 'http://here.invalid';

/** Returns the requested path, or null if it leads to another site. */
export function ownPath(asked: string): string | null {
	if (!asked.startsWith('/')) return null;
	const url = URL.canParse(asked, here) ? new URL(asked, here) : null;
	if (url?.origin !== here) return null;
	// Normalising may produce a path that a browser would read as another host.
	const path = url.pathname + url.search + url.hash;
	return path.startsWith('//') ? null : path;
}

/** Returns the page to open after sign-in: the requested one if it belongs to this site. */
export const originOf = (search: URLSearchParams, otherwise: string = paths.home.at()): string =>
	ownPath(search.get(parameter) ?? '') ?? otherwise;

/** Passes the page to return to on to another sign-in page. */
export const withOrigin = (page: string, search: URLSearchParams): string => {
	const asked = search.get(parameter);
	return asked ? `${page}?${new URLSearchParams({ [parameter]: asked })}` : page;
};
