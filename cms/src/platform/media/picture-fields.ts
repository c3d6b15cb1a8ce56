import { always, computed, type Field, text, textOrNull } from '../fields';
import { absolute, type FileRow, picture } from './picture';

/** A file of the media library as it is stored. */
export const file = <Column extends string>(
	name: Column,
): Field<Record<Column, FileRow | null>, FileRow | null, Column> => ({
	select: [],
	populate: [[name, true]],
	read: (row) => row[name] ?? null,
});

/** A picture of the media library; `alt` is the column that names it where it has no words itself, if one does. */
export const libraryPicture = <File extends string, Alt extends string = never>(
	name: File,
	named?: { alt: Alt },
) =>
	computed({ file: file(name), alt: named ? text(named.alt) : always('') }, (from) =>
		picture(from.file, null, from.alt),
	);

/** A picture of the media library that nothing names but its own words. */
export const markPicture = <File extends string>(name: File) =>
	computed({ file: file(name) }, (from) => picture(from.file, null, ''));

/**
 * A picture of the media library, or one at an outside address: whole, and the one address that
 * clients of the original backend read, '' where there is none.
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
