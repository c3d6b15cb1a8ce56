import type { Core, UID } from '@strapi/strapi';
import type { Addressed } from './kinds';

const uid: string = 'sumu::former-address';
export const formerTable = 'former_addresses';

interface FormerRow {
	kind: Addressed;
	documentId: string;
}

/** A table that Strapi makes, migrates and describes, so that a backup holds it, and that is no content type. */
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

/** What an address led to once; null where it never led anywhere. */
export const formerly = (path: string): Promise<FormerRow | null> =>
	rows().findOne({ select: ['kind', 'documentId'], where: { path } });

/** From now on it leads there. */
export async function keepFormer(path: string, { kind, documentId }: FormerRow) {
	const data = { kind, documentId };
	if (await formerly(path)) await rows().update({ where: { path }, data });
	else await rows().create({ data: { path, ...data } });
}

/** It has become somebody's own again. */
export const takeBack = (path: string) => rows().deleteMany({ where: { path } });

export const forgetFormer = (documentId: string) => rows().deleteMany({ where: { documentId } });
