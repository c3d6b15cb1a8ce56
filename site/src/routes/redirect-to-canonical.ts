import { redirect } from 'react-router-dom';

/**
 * Redirects an entry's id or former slug to its canonical address.
 * @throws a redirect unless `asked` is the current slug
 */
export function redirectToCanonical(
	asked: string,
	slug: string,
	at: (slug: string) => string,
): void {
	if (asked !== slug) throw redirect(at(slug), 301);
}
