import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api';
import { siteQuery } from './get-site';
import type { ShownSite } from './shown-site';

let known: ShownSite | undefined;

/**
 * The settings, or those this server has read last where the CMS does not answer: who owns the site can be
 * said even then.
 * @throws ApiError where it never has
 */
export async function knownSite(client: QueryClient): Promise<ShownSite> {
	try {
		known = await client.fetchQuery(siteQuery());
	} catch (error) {
		const isDown = error instanceof ApiError && error.status >= 500;
		if (!known || !isDown) throw error;
	}
	return known;
}
