import type { Core, UID } from '@strapi/strapi';

type Transaction = Parameters<
	Parameters<Extract<Core.Strapi['db']['transaction'], (cb: never) => unknown>>[0] & object
>[0]['trx'];

/**
 * Until the transaction's end nobody else writes the document. SQLite has one writer at a time, and
 * whoever reads first and writes later may find that it has become another: so it begins by writing.
 */
export async function lockDocument(trx: Transaction, uid: UID.ContentType, documentId: string) {
	const rows = () => trx(strapi.db.metadata.get(uid).tableName).where({ document_id: documentId });
	if (strapi.db.dialect.client === 'sqlite') await rows().update({ document_id: documentId });
	else await rows().select('id').orderBy('id').forUpdate();
}

export type { Transaction };
