import { paths } from '../../config/paths';

const parameter = 'from';

/** The login page's address, with the page to come back to. */
export function loginAt({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>) {
	const query = new URLSearchParams({ [parameter]: pathname + search + hash });
	return `${paths.login.at()}?${query}`;
}

// Any origin: only an address that stays on it is followed.
const here = 'http://here.invalid';

/** A path of this site as it was asked for; null where it leads elsewhere. */
export function ownPath(asked: string): string | null {
	if (!asked.startsWith('/')) return null;
	const url = URL.canParse(asked, here) ? new URL(asked, here) : null;
	if (url?.origin !== here) return null;
	// Normalising may leave a path that a browser would read as another host.
	const path = url.pathname + url.search + url.hash;
	return path.startsWith('//') ? null : path;
}

/** Where to go after a sign-in: the page that was asked for, if it is one of this site. */
export const originOf = (search: URLSearchParams, otherwise: string = paths.home.at()): string =>
	ownPath(search.get(parameter) ?? '') ?? otherwise;

/** The same question, kept on the way from one page of signing in to another. */
export const withOrigin = (page: string, search: URLSearchParams): string => {
	const asked = search.get(parameter);
	return asked ? `${page}?${new URLSearchParams({ [parameter]: asked })}` : page;
};
