import * as z from 'zod/mini';
import { entryKinds } from '../content-types';
import { tablePageSizes } from '../limits';
import { positiveInteger } from './requests';

/** Kinds of documents that the owner's lists show, as named in API paths. */
export const documentKinds = [...entryKinds, 'message', 'subscriber'] as const;

/** Kinds of items in the trash. */
export const trashKinds = [...documentKinds, 'image'] as const;

export type DocumentKind = (typeof documentKinds)[number];

export type TrashKind = (typeof trashKinds)[number];

const kindSchema = z.enum(trashKinds);

export const trashParams = z.object({ kind: kindSchema, id: z.string() });

const trueOrFalse = z.enum(['true', 'false']);
export const restoreQuery = z.object({
	/** With `true`, an entry whose address is taken gets a new one. */
	rename: z.optional(trueOrFalse),
});

const kindQuery = { kind: z.optional(kindSchema) };
export const emptyTrashQuery = z.object(kindQuery);

export const trashQuery = z.object({
	...kindQuery,
	page: z._default(positiveInteger(1_000_000), 1),
	size: z._default(positiveInteger(tablePageSizes.most), tablePageSizes.default),
});

export const trashItemSchema = z.object({
	_id: z.string(),
	kind: kindSchema,
	/** Name of the entry; for a message its sender, for a subscriber the address, for a picture its file name. */
	title: z.string(),
	deletedAt: z.iso.datetime(),
	/** Name of the person who deleted it; empty if unknown. */
	deletedBy: z.string(),
	/** Time after which it is deleted permanently. */
	expiresAt: z.iso.datetime(),
});

export type TrashItem = z.output<typeof trashItemSchema>;
/** Why an item cannot be restored: another entry has its address, or the same review or subscriber exists again. */
export type RestoreRefusal = 'slug' | 'exists';
