import type { Core } from '@strapi/strapi';

/** Checks whether all of our content types are empty; accounts and pictures do not count. */
export async function isEmpty(strapi: Core.Strapi): Promise<boolean> {
	for (const [uid, { uid: type }] of Object.entries(strapi.contentTypes))
		if (uid.startsWith('api::') && (await strapi.db.query(type).count()) > 0) return false;
	return true;
}
