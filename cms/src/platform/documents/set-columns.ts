import type { UID } from '@strapi/strapi';

/**
 * Writes columns of a document directly, including `updated_at`, within the current transaction. By default only in
 * the draft.
 */
export const setColumns = (
	uid: UID.ContentType,
	documentId: string,
	columns: object,
	draftOnly = true,
) =>
	strapi.db.transaction(({ trx }) => {
		const rows = trx(strapi.db.metadata.get(uid).tableName).where({ document_id: documentId });
		return (draftOnly ? rows.whereNull('published_at') : rows).update(columns);
	});
