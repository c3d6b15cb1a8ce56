import * as z from 'zod/mini';
import { historyKinds } from '../content-types';
import { maxLengths, tablePageSizes } from '../limits';
import * as messages from '../messages';
import { lineField, lineOrUndefined, optionalLine } from './fields';
import { pictureSchema } from './picture';
import { positiveInteger } from './requests';
import { tableOf } from './responses';

/** Kinds of places that show a picture: an entry, the settings, or an account. */
export const pictureUserKinds = [...historyKinds, 'user'] as const;

export const pictureUsageSchema = z.object({
	kind: z.enum(pictureUserKinds),
	_id: z.string(),
	/** Name of the entry; empty if the caller does not manage its kind. */
	title: z.string(),
	/** Name of the field that shows the picture, such as `gallery` or `brand.logo`. */
	field: z.string(),
});

/** A picture of the media library. */
export const libraryPictureSchema = z.extend(pictureSchema, {
	_id: z.string(),
	/** File name. */
	name: z.string(),
	caption: z.string(),
	mime: z.string(),
	/** Bytes of the original, without its smaller versions. */
	size: z.int(),
	/** Path of its folder, such as `Clients/Tea`; null if it is in none. */
	folder: z.nullable(z.string()),
	added: z.iso.datetime(),
	usedBy: z.array(pictureUsageSchema),
});

/** A folder and the number of pictures directly in it. */
export const pictureFolderSchema = z.object({ folder: z.string(), count: z.int() });

export const libraryPageSchema = z.extend(tableOf(libraryPictureSchema), {
	folders: z.optional(z.array(pictureFolderSchema)),
});

const trueOrFalse = z.enum(['true', 'false']);

export const imagesQuery = z.object({
	page: z._default(positiveInteger(1_000_000), 1),
	size: z._default(positiveInteger(tablePageSizes.most), tablePageSizes.default),
	/** Words in the name, alternative text or caption, in any order. */
	search: lineOrUndefined(maxLengths.line),
	/** Path of a folder; `/` returns the pictures that are in none. */
	folder: lineOrUndefined(maxLengths.path),
	/** With `true`, only pictures that nothing shows. */
	unused: z.optional(trueOrFalse),
});

export const deleteImageQuery = z.object({
	/** With `true`, also deletes a picture that is in use. */
	force: z.optional(trueOrFalse),
});

const percent = z.number().check(z.minimum(0), z.maximum(100));

/** A missing field keeps its value; an empty one clears it. */
export const imageUpdateSchema = z.object({
	name: z.optional(
		lineField().check(
			z.trim(),
			z.minLength(1),
			z.maxLength(maxLengths.name, messages.tooLong(maxLengths.name)),
		),
	),
	alt: optionalLine(maxLengths.line),
	caption: optionalLine(maxLengths.line),
	focalPoint: z.nullish(z.object({ x: percent, y: percent })),
	/** Path of a folder, which is created if it does not exist. */
	folder: optionalLine(maxLengths.path),
});

export type PictureUsage = z.output<typeof pictureUsageSchema>;
export type PictureUserKind = PictureUsage['kind'];
export type LibraryPicture = z.output<typeof libraryPictureSchema>;
export type PictureFolder = z.output<typeof pictureFolderSchema>;
export type ImageUpdate = z.input<typeof imageUpdateSchema>;
