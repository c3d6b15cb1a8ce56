import type { UID } from '@strapi/strapi';
import {
	computedField,
	dateField,
	documentIdField,
	nullableTextField,
	virtualField,
} from '../fields';
import { type QuerySlice, readSlice, type SortOrder } from '../lib/slice';
import { slugField } from './slugs';

/** Fields of an entry in a sitemap. */
export const addressFields = {
	_id: documentIdField,
	slug: slugField,
	updated: dateField('updatedAt'),
	picture: computedField(
		{
			file: virtualField<'fileUrl', string | null>('fileUrl'),
			url: nullableTextField('imageUrl'),
		},
		(from) => from.file ?? from.url,
	),
};

/** Entry of a sitemap as stored, with the address of its file alone. */
export interface AddressRow {
	documentId: string;
	slug: string | null;
	updatedAt: string;
	imageUrl: string | null;
	fileUrl: string | null;
	/** Only of posts. */
	tags: string | null;
}

const toColumnOrder = (table: string, order: SortOrder) =>
	order.flatMap((fields) =>
		Object.entries(fields).map(([field, way]) => ({ column: `${table}.${field}`, order: way })),
	);

/**
 * Reads published rows with the addresses of their files in one query: populating the files of so many rows with Strapi
 * takes ten times as long, and other calls wait meanwhile.
 * @param file name of the media field
 */
export const readAddressRows = (
	uid: UID.ContentType,
	file: string,
	slice: QuerySlice,
	columns: Readonly<Record<string, string>> = {},
): Promise<AddressRow[]> => {
	const { tableName: table } = strapi.db.metadata.get(uid);
	return readSlice(slice, ({ orderBy, offset = 0, limit }) => {
		const order = toColumnOrder(table, orderBy);
		// Rows are skipped in the index alone, without their files.
		const ids = strapi.db
			.getConnection(table)
			.select(`${table}.id`)
			.whereNotNull(`${table}.published_at`)
			.orderBy(order)
			.offset(offset)
			.limit(limit);
		return strapi.db
			.getConnection(table)
			.leftJoin('files_related_mph', (join) =>
				join
					.on('files_related_mph.related_id', `${table}.id`)
					.andOnVal('files_related_mph.related_type', uid)
					.andOnVal('files_related_mph.field', file),
			)
			.leftJoin('files', 'files.id', 'files_related_mph.file_id')
			.whereIn(`${table}.id`, ids)
			.orderBy(order)
			.select({
				documentId: `${table}.document_id`,
				slug: `${table}.slug`,
				updatedAt: `${table}.updated_at`,
				imageUrl: `${table}.image_url`,
				fileUrl: 'files.url',
				...columns,
			});
	});
};
