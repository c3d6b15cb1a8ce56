import type { UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { messages } from '@sumu/contract';

/**
 * Returns the ids without duplicates, if all documents exist, published or not.
 * @throws ValidationError at `field` if one does not exist
 */
export async function requireExistingDocuments(
	uid: UID.ContentType,
	ids: readonly string[],
	field: string,
) {
	const rows: { documentId: string }[] = await strapi.db
		.query(uid)
		.findMany({ select: ['documentId'], where: { documentId: { $in: ids } } });
	const existingIds = new Set(rows.map(({ documentId }) => documentId));
	if (ids.every((id) => existingIds.has(id))) return [...new Set(ids)];
	const problem = { path: [field], message: messages.noSuchEntry };
	throw new errors.ValidationError(problem.message, { errors: [problem] });
}

/** Returns a function that checks whether a document is still in the database. */
export const isStored = (uid: UID.ContentType, documentId: string) => async (): Promise<boolean> =>
	(await strapi.db.query(uid).count({ where: { documentId } })) > 0;
