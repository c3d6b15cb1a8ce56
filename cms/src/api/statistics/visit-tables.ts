import type { Core } from '@strapi/strapi';
import { registerTable } from '../../platform/lib/own-table';

/** Views by day and characteristic: what visitors looked at is never stored for one of them. */
export const countTable = 'visit_counts';
/** Hashes of the visitors of the current day, to count each once; deleted with the salt of that day. */
export const visitorTable = 'visit_visitors';
/** Random salt of the current day. */
export const saltTable = 'visit_salts';

/** A new object each time, because Strapi stores the name of the column in it. */
const createText = () => ({ type: 'string', column: { notNullable: true, args: [300] } });

/** Registers the tables of the statistics. */
export function registerVisits(strapi: Core.Strapi) {
	registerTable(strapi, {
		name: 'visit-count',
		tableName: countTable,
		attributes: {
			day: createText(),
			kind: createText(),
			key: createText(),
			count: { type: 'integer', column: { notNullable: true } },
		},
		indexes: [{ name: 'visit_counts_uq', columns: ['day', 'kind', 'key'], type: 'unique' }],
	});
	registerTable(strapi, {
		name: 'visit-visitor',
		tableName: visitorTable,
		attributes: { day: createText(), hash: createText() },
		indexes: [{ name: 'visit_visitors_uq', columns: ['day', 'hash'], type: 'unique' }],
	});
	registerTable(strapi, {
		name: 'visit-salt',
		tableName: saltTable,
		attributes: { day: createText(), salt: createText() },
		indexes: [{ name: 'visit_salts_uq', columns: ['day'], type: 'unique' }],
	});
}
