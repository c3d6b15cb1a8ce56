import { computedField, constantField, type Field, nullableTextField, textField } from '../fields';
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
