import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { searched } from '../api/search/searched';
import { readDetails } from '../api/site-setting/details';
import { indexAll, indexOne, storeOf } from '../platform/search/rows';
import type { SearchedType } from '../platform/search/searched';

interface Changed {
	result?: { id?: number };
}

/** Updates the index with every change of a row, in the same transaction. */
function keepInStep(strapi: Core.Strapi, type: SearchedType) {
	const one = async ({ result }: Changed) => {
		const id = result?.id;
		if (id === undefined) return all();
		await strapi.db.transaction(({ trx }) => indexOne(strapi, trx, type, id));
	};
	const all = async () => {
		await strapi.db.transaction(({ trx }) => indexAll(strapi, trx, type));
	};
	strapi.db.lifecycles.subscribe({
		models: [type.uid],
		afterCreate: one,
		afterUpdate: one,
		afterDelete: one,
		afterCreateMany: all,
		afterUpdateMany: all,
		afterDeleteMany: all,
	});
}

const settings = 'api::site-setting.site-setting';

/** Indexes projects again when the owner switches details on or off. */
function followDetails(strapi: Core.Strapi) {
	strapi.documents.use(async ({ uid }, next) => {
		if (uid !== settings) return next();
		return strapi.db.transaction(async ({ trx }) => {
			const before = await readDetails();
			const result = await next();
			if (!isDeepStrictEqual(before, await readDetails()))
				await indexAll(strapi, trx, searched.projects);
			return result;
		});
	});
}

/** Creates missing full-text indexes and fills all of them, then keeps them up to date. */
export async function ensureSearch(strapi: Core.Strapi) {
	const types = Object.values(searched);
	await strapi.db.transaction(async ({ trx }) => {
		await storeOf(strapi).prepare(
			trx,
			types.map(({ table }) => table),
		);
		for (const type of types) await indexAll(strapi, trx, type);
	});
	for (const type of types) keepInStep(strapi, type);
	followDetails(strapi);
}
