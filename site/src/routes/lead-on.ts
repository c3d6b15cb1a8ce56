import { redirect } from 'react-router-dom';

/** @throws a redirect to an entry's own address, where it was asked for by another one that it has or had */
export function leadOn(asked: string, slug: string, at: (slug: string) => string): void {
	if (asked !== slug) throw redirect(at(slug), 301);
}
