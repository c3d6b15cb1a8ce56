import type { Core } from '@strapi/strapi';
import { postgresStore } from './postgres';
import type { SearchedType } from './searched';
import { sqliteStore } from './sqlite';
import type { Database, Store } from './store';

const batch = 200;

export const storeOf = (strapi: Core.Strapi): Store =>
	strapi.db.dialect.client === 'postgres' ? postgresStore : sqliteStore;

/** Rebuilds an index from the published rows. */
export async function indexAll(strapi: Core.Strapi, database: Database, type: SearchedType) {
	const store = storeOf(strapi);
	await store.clear(database, type.table);
	let last = 0;
	for (;;) {
		const entries = await type.entries(strapi, { where: { id: { $gt: last } }, limit: batch });
		await store.put(database, type.table, entries);
		if (entries.length < batch) return;
		last = entries.at(-1)?.id ?? last;
	}
}

/** Updates a row in its index, or removes it if it was deleted or is not published. */
export async function indexOne(
	strapi: Core.Strapi,
	database: Database,
	type: SearchedType,
	id: number,
) {
	const store = storeOf(strapi);
	const [entry] = await type.entries(strapi, { where: { id }, limit: 1 });
	if (entry) await store.put(database, type.table, [entry]);
	else await store.remove(database, type.table, id);
}
