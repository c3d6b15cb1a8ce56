import type { Core } from '@strapi/strapi';
import { forgetCounts } from '../lib/counts';

/** Whoever changes content, through the API or in the panel, changes how much of it there is. */
export function registerCounts(strapi: Core.Strapi) {
	strapi.documents.use(async ({ uid, action }, next) => {
		const result = await next();
		if (!/^(?:find|count)/.test(action)) forgetCounts(uid);
		return result;
	});
}
