import type { Core, UID } from '@strapi/strapi';

/** Query builder that runs its queries in a transaction. */
export type Transaction = Core.Strapi['db']['connection'];

/**
 * Locks the given documents, or all of the type, against other writers until the transaction ends. Rows are locked in
 * one order to avoid deadlocks. SQLite has one writer at a time, and a transaction that reads first may fail when it
 * writes later, so it starts with a write.
 */
export async function lockDocuments(
	trx: Transaction,
	uid: UID.ContentType,
	documentIds?: readonly string[],
) {
	const rows = trx(strapi.db.metadata.get(uid).tableName);
	if (documentIds) rows.whereIn('document_id', documentIds);
	if (strapi.db.dialect.client === 'sqlite')
		await rows.update({ document_id: trx.ref('document_id') });
	else await lockRows(() => rows.clone().pluck('id').orderBy('id').forUpdate());
}

/**
 * Publishing replaces rows, so a lock that had to wait may be on deleted ones. Locks again until the ids stay the
 * same.
 */
async function lockRows(lock: () => Promise<number[]>) {
	let lockedIds: string | undefined;
	for (;;) {
		const ids = (await lock()).join();
		if (ids === lockedIds) return;
		lockedIds = ids;
	}
}

export const lockDocument = (trx: Transaction, uid: UID.ContentType, documentId: string) =>
	lockDocuments(trx, uid, [documentId]);

/** Rows of a document: `draft` alone for a type with drafts, or `all`, its only row for a type without. */
type DocumentRows = 'draft' | 'published' | 'all';

/**
 * Writes columns of a document directly, including `updated_at`, within the current transaction. By default only in
 * the draft.
 */
export const setColumns = (
	uid: UID.ContentType,
	documentId: string,
	columns: object,
	which: DocumentRows = 'draft',
) =>
	strapi.db.transaction(({ trx }) => {
		const rows = trx(strapi.db.metadata.get(uid).tableName).where({ document_id: documentId });
		if (which === 'draft') rows.whereNull('published_at');
		if (which === 'published') rows.whereNotNull('published_at');
		return rows.update(columns);
	});
