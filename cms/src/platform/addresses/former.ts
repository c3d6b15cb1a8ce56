import type { Core, UID } from '@strapi/strapi';
import type { PageKind } from './kinds';

const formerAddressUid: string = 'sumu::former-address';
export const formerAddressTable = 'former_addresses';

interface FormerRow {
	kind: PageKind;
	documentId: string;
}

/**
 * Registers a table that is no content type, but that Strapi creates, migrates and describes, so that backups include
 * it.
 */
export function registerFormerAddresses(strapi: Core.Strapi) {
	strapi.get('models').add({
		uid: formerAddressUid,
		tableName: formerAddressTable,
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

const queryFormerAddresses = () => strapi.db.query(formerAddressUid as UID.ContentType);

/** Returns the entry that an address used to lead to, or null. */
export const findFormerAddress = (path: string): Promise<FormerRow | null> =>
	queryFormerAddresses().findOne({ select: ['kind', 'documentId'], where: { path } });

/** Makes a former address lead to an entry. */
export async function saveFormerAddress(path: string, { kind, documentId }: FormerRow) {
	const data = { kind, documentId };
	if (await findFormerAddress(path)) await queryFormerAddresses().update({ where: { path }, data });
	else await queryFormerAddresses().create({ data: { path, ...data } });
}

/** Removes a former address that an entry uses again. */
export const deleteFormerAddress = (path: string) =>
	queryFormerAddresses().deleteMany({ where: { path } });

export const deleteFormerAddressesOf = (documentId: string) =>
	queryFormerAddresses().deleteMany({ where: { documentId } });
