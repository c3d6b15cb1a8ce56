import type { Core, UID } from '@strapi/strapi';

type Transaction = Parameters<
	Parameters<Extract<Core.Strapi['db']['transaction'], (cb: never) => unknown>>[0] & object
>[0]['trx'];

/**
 * Until the transaction's end nobody else writes the documents: those named, or all of the type. They are
 * locked in one order, so that two who lock several do not wait for each other. SQLite has one writer at a
 * time, and whoever reads first and writes later may find that it has become another: so it begins by writing.
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

/** Publishing replaces rows: whoever waited for those that are gone holds nothing until they are looked for again. */
async function lockRows(lock: () => Promise<number[]>) {
	let held: string | undefined;
	for (;;) {
		const ids = (await lock()).join();
		if (ids === held) return;
		held = ids;
	}
}

export const lockDocument = (trx: Transaction, uid: UID.ContentType, documentId: string) =>
	lockDocuments(trx, uid, [documentId]);

export type { Transaction };
