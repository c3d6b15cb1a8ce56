import type { Core, UID } from '@strapi/strapi';
import { type PageKind, pageTypes, pathOf } from './slugs';

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

/** Returns the former addresses of an entry. */
export const listFormerAddressesOf = async (documentId: string): Promise<string[]> => {
	const rows: { path: string }[] = await queryFormerAddresses().findMany({
		select: ['path'],
		where: { documentId },
		orderBy: { id: 'asc' },
	});
	return rows.map(({ path }) => path);
};

export const deleteFormerAddressesOf = (documentId: string) =>
	queryFormerAddresses().deleteMany({ where: { documentId } });

const publishedFilter = { publishedAt: { $notNull: true } };

/** Returns the document id of the published entry at an address: by its slug, a former slug or the id itself. */
export async function resolveDocumentId(kind: PageKind, given: string): Promise<string> {
	const row: { documentId: string } | null = await strapi.db
		.query(pageTypes[kind].uid)
		.findOne({ select: ['documentId'], where: { slug: given, ...publishedFilter } });
	if (row) return row.documentId;
	const former = await findFormerAddress(pathOf(kind, given));
	return former?.kind === kind ? former.documentId : given;
}

/** Normalises a path: one leading slash, no trailing slash, query or fragment. */
export function normalizePath(given: string): string {
	const path = given.split(/[?#]/, 1)[0] ?? '';
	return `/${path.replace(/^\/+|\/+$/g, '')}`;
}

/**
 * Returns the current path of the entry that used to be at an address. Null if there was none or it is not published.
 */
export async function findCanonicalPath(given: string): Promise<string | null> {
	const former = await findFormerAddress(normalizePath(given));
	if (!former) return null;
	const { kind, documentId } = former;
	const row: { slug: string | null } | null = await strapi.db
		.query(pageTypes[kind].uid)
		.findOne({ select: ['slug'], where: { documentId, ...publishedFilter } });
	return row && pathOf(kind, row.slug ?? documentId);
}
