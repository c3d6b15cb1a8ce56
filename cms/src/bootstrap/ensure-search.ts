import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { searchableTypes } from '../api/search/searchable-types';
import { readDetails } from '../api/site-setting/details';
import type { AfterWrite } from '../platform/documents/document-write';
import { getSearchStore, indexAll, indexOne } from '../platform/search/index-rows';
import type { SearchedType } from '../platform/search/searched-type';

interface LifecycleEvent {
	result?: { id?: number };
}

/** Updates the index with every change of a row, in the same transaction. */
function subscribeIndex(strapi: Core.Strapi, type: SearchedType) {
	const reindexRow = async ({ result }: LifecycleEvent) => {
		const id = result?.id;
		if (id === undefined) return reindexType();
		await strapi.db.transaction(({ trx }) => indexOne(strapi, trx, type, id));
	};
	const reindexType = async () => {
		await strapi.db.transaction(({ trx }) => indexAll(strapi, trx, type));
	};
	strapi.db.lifecycles.subscribe({
		models: [type.uid],
		afterCreate: reindexRow,
		afterUpdate: reindexRow,
		afterDelete: reindexRow,
		afterCreateMany: reindexType,
		afterUpdateMany: reindexType,
		afterDeleteMany: reindexType,
	});
}

/**
 * Indexes projects again when a write of the settings switches details on or off. A write before the end of the start
 * is followed by `ensureSearch`, which creates the tables of the index.
 */
export async function reindexOnDetailChange(): Promise<AfterWrite | undefined> {
	if (!strapi.isLoaded) return undefined;
	const before = await readDetails();
	return async () => {
		if (isDeepStrictEqual(before, await readDetails())) return;
		await strapi.db.transaction(({ trx }) => indexAll(strapi, trx, searchableTypes.projects));
	};
}

/** Creates missing full-text indexes and fills all of them, then keeps them up to date. */
export async function ensureSearch(strapi: Core.Strapi) {
	const types = Object.values(searchableTypes);
	await strapi.db.transaction(async ({ trx }) => {
		await getSearchStore(strapi).prepare(
			trx,
			types.map(({ table }) => table),
		);
		for (const type of types) await indexAll(strapi, trx, type);
	});
	for (const type of types) subscribeIndex(strapi, type);
}
