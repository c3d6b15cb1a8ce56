import type { UID } from '@strapi/strapi';

/** Returns a function that checks whether a document is still in the database. */
export const isStored = (uid: UID.ContentType, documentId: string) => async (): Promise<boolean> =>
	(await strapi.db.query(uid).count({ where: { documentId } })) > 0;
