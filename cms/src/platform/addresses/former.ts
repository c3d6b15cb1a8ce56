import type { Core, UID } from '@strapi/strapi';
import type { Addressed } from './kinds';

const uid: string = 'sumu::former-address';
export const formerTable = 'former_addresses';

interface FormerRow {
	kind: Addressed;
	documentId: string;
}

/**
 * Registers a table that is no content type, but that Strapi creates, migrates and describes, so that backups include
 * it.
 */
export function registerFormerAddresses(strapi: Core.Strapi) {
	strapi.get('models').add({
		uid,
		tableName: formerTable,
		singularName: 'former-address',
		attributes: {
			id: { type: 'increments' },
			path: { type: 'string', column: { args: [500], notNullable: true } },
			kind: { type: 'string', column: { notNullable: true } },
			documentId: { type: 'string', column: { notNullable: true } },
		},
		indexes: [{ name: 'former_addresses_path_idx', columns: ['path'], type: 'unique' }],
	});
}

const rows = () => strapi.db.query(uid as UID.ContentType);

/** Returns the entry that an address used to lead to, or null. */
export const formerly = (path: string): Promise<FormerRow | null> =>
	rows().findOne({ select: ['kind', 'documentId'], where: { path } });

/** Makes a former address lead to an entry. */
export async function keepFormer(path: string, { kind, documentId }: FormerRow) {
	const data = { kind, documentId };
	if (await formerly(path)) await rows().update({ where: { path }, data });
	else await rows().create({ data: { path, ...data } });
}

/** Removes a former address that an entry uses again. */
export const takeBack = (path: string) => rows().deleteMany({ where: { path } });

export const forgetFormer = (documentId: string) => rows().deleteMany({ where: { documentId } });
