import { browserClient, subscribeToQuery } from '../query/client';
import { siteQuery } from './get-site';
import type { ShownSite } from './shown-site';
import type { LoadedSite } from './use-site';

/** Subscribes to the settings, starting with those of the page. */
export function watchSite({ site, readAt }: LoadedSite, notify: (site: ShownSite) => void) {
	const client = browserClient();
	const { queryKey } = siteQuery();
	const cachedAt = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
	if (cachedAt < readAt) client.setQueryData(queryKey, site, { updatedAt: readAt });
	return subscribeToQuery(siteQuery(), notify);
}
