import type { Core } from '@strapi/strapi';
import { evictCounts } from '../lib/counts';

/** Evicts the cached counts of a type on every write, through the API or in the panel. */
export function registerCounts(strapi: Core.Strapi) {
	strapi.documents.use(async ({ uid, action }, next) => {
		const result = await next();
		if (!/^(?:find|count)/.test(action)) evictCounts(uid);
		return result;
	});
}
