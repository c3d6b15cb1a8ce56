import { always, computed, type Field, text, textOrNull } from '../fields';
import { absolute, type FileRow, picture } from './picture';

/** Field for a file of the media library, as stored. */
export const file = <Column extends string>(
	name: Column,
): Field<Record<Column, FileRow | null>, FileRow | null, Column> => ({
	select: [],
	populate: [[name, true]],
	read: (row) => row[name] ?? null,
});

/** Field for a picture of the media library. `alt` is the column for its alternative text if it has none itself. */
export const libraryPicture = <File extends string, Alt extends string = never>(
	name: File,
	named?: { alt: Alt },
) =>
	computed({ file: file(name), alt: named ? text(named.alt) : always('') }, (from) =>
		picture(from.file, null, from.alt),
	);

/** Field for a picture of the media library without a fallback for its alternative text. */
export const markPicture = <File extends string>(name: File) =>
	computed({ file: file(name) }, (from) => picture(from.file, null, ''));

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
		file: file(columns.file),
		url: textOrNull(columns.url),
		alt: text(columns.alt),
	};
	return {
		picture: computed(parts, (from) => picture(from.file, from.url, from.alt)),
		address: computed({ file: parts.file, url: parts.url }, (from) => {
			const url = from.file?.url ?? from.url;
			return url ? absolute({ url }) : '';
		}),
	};
}
