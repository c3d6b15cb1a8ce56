import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api';
import { siteQuery } from './get-site';
import type { ShownSite } from './shown-site';

let lastKnownSite: ShownSite | undefined;

/**
 * Returns the site settings; falls back to the last successful read if the CMS does not respond.
 * @throws ApiError if there was no successful read
 */
export async function readSiteWithFallback(client: QueryClient): Promise<ShownSite> {
	try {
		lastKnownSite = await client.fetchQuery(siteQuery());
	} catch (error) {
		const isDown = error instanceof ApiError && error.status >= 500;
		if (!lastKnownSite || !isDown) throw error;
	}
	return lastKnownSite;
}
