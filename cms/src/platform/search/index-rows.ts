import type { Core } from '@strapi/strapi';
import { postgresStore } from './postgres';
import { toIndexedText } from './query-words';
import type { SearchedType } from './searched-type';
import { sqliteStore } from './sqlite';
import type { DatabaseConnection, IndexedEntry, SearchStore } from './store';

const BATCH_SIZE = 200;

export const getSearchStore = (strapi: Core.Strapi): SearchStore =>
	strapi.db.dialect.client === 'postgres' ? postgresStore : sqliteStore;

const toIndexed = ({ id, title, text }: IndexedEntry): IndexedEntry => ({
	id,
	title: toIndexedText(title),
	text: toIndexedText(text),
});

/** Rebuilds an index from the published rows. */
export async function indexAll(
	strapi: Core.Strapi,
	database: DatabaseConnection,
	type: SearchedType,
) {
	const store = getSearchStore(strapi);
	await store.clear(database, type.table);
	let last = 0;
	for (;;) {
		const entries = await type.entries(strapi, { where: { id: { $gt: last } }, limit: BATCH_SIZE });
		await store.put(database, type.table, entries.map(toIndexed));
		if (entries.length < BATCH_SIZE) return;
		last = entries.at(-1)?.id ?? last;
	}
}

/** Updates a row in its index, or removes it if it was deleted or is not published. */
export async function indexOne(
	strapi: Core.Strapi,
	database: DatabaseConnection,
	type: SearchedType,
	id: number,
) {
	const store = getSearchStore(strapi);
	const [entry] = await type.entries(strapi, { where: { id }, limit: 1 });
	if (entry) await store.put(database, type.table, [toIndexed(entry)]);
	else await store.remove(database, type.table, id);
}
