import { redirect } from 'react-router-dom';
import { filterFor, filterOf } from '../features/projects/filters';
import { readOnServer } from '../lib/query';
import { knownSite } from '../lib/site/known-site.server';

/** Leads an address that chooses a category nobody finds anything in to the same without a choice. */
export async function knownChoice({ pathname, searchParams }: URL): Promise<void> {
	const { query, search } = filterOf(searchParams);
	if (!query.category) return;
	const { shownCategories } = await readOnServer(knownSite);
	if (!shownCategories.some((name) => filterFor(name).search === search)) throw redirect(pathname);
}
