import { tagKey } from '@sumu/contract';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from 'react-router-dom';
import { tagsQuery } from '../features/blog/api/list-tags';
import { tagOf } from '../features/blog/tag-of';
import { filterFor, filterOf } from '../features/projects/filters';
import { readOnServer } from '../lib/query';
import { knownSite } from '../lib/site/known-site.server';

/** Redirects an unknown or empty category to the list without a filter. */
export async function knownChoice({ pathname, searchParams }: URL): Promise<void> {
	const { query, search } = filterOf(searchParams);
	if (!query.category) return;
	const { shownCategories } = await readOnServer(knownSite);
	if (!shownCategories.some((name) => filterFor(name).search === search)) throw redirect(pathname);
}

/** Redirects an unknown tag to the list without a filter, and a different spelling to the canonical one. */
export async function knownTag(
	client: QueryClient,
	{ pathname, searchParams }: URL,
): Promise<void> {
	const asked = tagOf(searchParams);
	if (!asked) return;
	const tags = await client.ensureQueryData(tagsQuery());
	const known = tags.find(({ tag }) => tagKey(tag) === tagKey(asked));
	if (!known) throw redirect(pathname);
	if (known.tag !== asked) throw redirect(`${pathname}?tag=${encodeURIComponent(known.tag)}`);
}
