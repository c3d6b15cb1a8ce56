import { tagKey } from '@sumu/contract';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from 'react-router-dom';
import { presentTagQuery, tagsQuery } from '../features/blog/api/post-pages';
import { tagOf } from '../features/blog/tag-of';
import { filterFor, filterOf } from '../features/projects/filters';
import { readOnServer } from '../lib/query';
import { readSiteWithFallback } from '../lib/site/known-site.server';

/** Redirects an unknown or empty category to the list without a filter. */
export async function redirectUnknownCategory({ pathname, searchParams }: URL): Promise<void> {
	const { query, search } = filterOf(searchParams);
	if (!query.category) return;
	const { shownCategories } = await readOnServer(readSiteWithFallback);
	if (!shownCategories.some((name) => filterFor(name).search === search)) throw redirect(pathname);
}

/** Redirects a former or differently spelled tag to the present one, and an unknown tag to the list without a filter. */
export async function redirectUnknownTag(
	client: QueryClient,
	{ pathname, searchParams }: URL,
): Promise<void> {
	const requestedTag = tagOf(searchParams);
	if (!requestedTag) return;
	const tags = await client.ensureQueryData(tagsQuery());
	const existingTag = tags.find(({ tag }) => tagKey(tag) === tagKey(requestedTag));
	const presentTag = existingTag?.tag ?? (await client.fetchQuery(presentTagQuery(requestedTag)));
	if (!presentTag) throw redirect(pathname);
	if (presentTag !== requestedTag)
		throw redirect(`${pathname}?tag=${encodeURIComponent(presentTag)}`, existingTag ? 302 : 301);
}
