import { errors } from '@strapi/utils';
import { messages } from '@sumu/contract';
import { env } from '../../env';
import { computedField, constantField, type Field, nullableTextField, textField } from '../fields';
import { findReplacedPicture } from './former-addresses';
import { type FileRow, toAbsoluteUrl, toPicture } from './picture';

/** Field for a file of the media library, as stored. */
export const fileField = <Column extends string>(
	name: Column,
): Field<Record<Column, FileRow | null>, FileRow | null, Column> => ({
	select: [],
	populate: [[name, true]],
	read: (row) => row[name] ?? null,
});

/** Field for a picture of the media library. `alt` is the column for its alternative text if it has none itself. */
export const libraryPictureField = <File extends string, Alt extends string = never>(
	name: File,
	named?: { alt: Alt },
) =>
	computedField(
		{ file: fileField(name), alt: named ? textField(named.alt) : constantField('') },
		(from) => toPicture(from.file, null, from.alt),
	);

/** Field for a picture of the media library without a fallback for its alternative text. */
export const pictureFieldWithoutAlt = <File extends string>(name: File) =>
	computedField({ file: fileField(name) }, (from) => toPicture(from.file, null, ''));

/**
 * Fields for a picture of the media library or at an external address: the whole picture, and only its address, as
 * clients of the original backend read it, '' without a picture.
 */
export function pictureFields<
	File extends string,
	Url extends string,
	Alt extends string,
>(columns: { file: File; url: Url; alt: Alt }) {
	const parts = {
		file: fileField(columns.file),
		url: nullableTextField(columns.url),
		alt: textField(columns.alt),
	};
	return {
		picture: computedField(parts, (from) => toPicture(from.file, from.url, from.alt)),
		address: computedField({ file: parts.file, url: parts.url }, (from) => {
			const url = from.file?.url ?? from.url;
			return url ? toAbsoluteUrl({ url }) : '';
		}),
	};
}

/** Origins that serve uploaded files: site and CMS. */
const uploadOrigins = [env.origins.site, env.origins.cms];

/** Returns the path of an address on this site, or null for an external one. */
export function localPath(address: string): string | null {
	if (address.startsWith('/')) return address;
	const origin = uploadOrigins.find((each) => address.startsWith(`${each}/uploads/`));
	return origin ? address.slice(origin.length) : null;
}

/** Without a query: an address names a file. */
const uploadPathPattern = /^\/uploads\/[^/?#]+$/;

/** Returns the id of the uploaded picture at an address or former address, or null. */
export async function findUpload(address: string): Promise<number | null> {
	const path = localPath(address);
	const file = await strapi.db
		.query('plugin::upload.file')
		.findOne({ select: ['id'], where: { url: path ?? address } });
	if (file) return file.id;
	if (path && !uploadPathPattern.test(path)) return null;
	return (await findReplacedPicture(path ?? address))?.id ?? null;
}

/**
 * Returns the id of the uploaded picture at an address, or null for an external address.
 * @throws ValidationError at `path` if it looks like an upload of this site and does not exist
 */
export async function requireUploadId(
	address: string,
	path: (string | number)[],
): Promise<number | null> {
	const id = await findUpload(address);
	if (id !== null || localPath(address) === null) return id;
	const problem = { path, message: messages.noSuchPicture };
	throw new errors.ValidationError(problem.message, { errors: [problem] });
}

/**
 * Returns the two columns of a picture: `file` for one in the media library and `url` for an external address.
 * `undefined` returns no columns, so that the picture stays; null removes it.
 */
export async function pictureColumns<File extends string, Url extends string>(
	address: string | null | undefined,
	field: string | (string | number)[],
	{ file, url }: { file: File; url: Url },
): Promise<{ [Column in File | Url]?: number | string | null }> {
	const columns: { [Column in File | Url]?: number | string | null } = {};
	if (address === undefined) return columns;
	const id = address === null ? null : await requireUploadId(address, [field].flat());
	columns[file] = id;
	columns[url] = id === null ? address : null;
	return columns;
}
