import { paths } from '../../config/paths';

const parameter = 'from';

/** The login page's address, with the page to come back to. */
export function loginAt({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>) {
	const query = new URLSearchParams({ [parameter]: pathname + search + hash });
	return `${paths.login.at()}?${query}`;
}

// Any origin: only an address that stays on it is followed.
const here = 'http://here.invalid';

/** Where to go after a sign-in: the page that was asked for, if it is one of this site. */
export function originOf(search: URLSearchParams): string {
	const asked = search.get(parameter) ?? '';
	if (!asked.startsWith('/')) return paths.home.at();
	const url = URL.canParse(asked, here) ? new URL(asked, here) : null;
	if (url?.origin !== here) return paths.home.at();
	// Normalising may leave a path that a browser would read as another host.
	const path = url.pathname + url.search + url.hash;
	return path.startsWith('//') ? paths.home.at() : path;
}
