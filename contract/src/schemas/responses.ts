import * as z from 'zod/mini';

/** A list and its page numbers. */
/*@__NO_SIDE_EFFECTS__*/
export const listOf = <Item extends z.ZodMiniType>(item: Item) =>
	z.object({ status: z.boolean(), data: z.array(item), pagination: z.array(z.int()) });

/** A list that is managed; `total` counts what its pages hold and is there where one was asked for. */
/*@__NO_SIDE_EFFECTS__*/
export const tableOf = <Item extends z.ZodMiniType>(item: Item) =>
	z.extend(listOf(item), { total: z.optional(z.int()) });

/*@__NO_SIDE_EFFECTS__*/
export const oneOf = <Item extends z.ZodMiniType>(item: Item) =>
	z.object({ status: z.literal(true), data: item });

/** A write that adds: the new document's id, at the top as earlier clients read it. */
export const addedSchema = z.object({
	acknowledged: z.literal(true),
	insertedId: z.string(),
	data: z.unknown(),
});

/** A write that adds, with what it added. */
/*@__NO_SIDE_EFFECTS__*/
export const addedOf = <Item extends z.ZodMiniType>(item: Item) =>
	z.extend(addedSchema, { data: item });

/** A write that changes: acknowledged at the top and, as earlier clients read it, under `data`. */
/*@__NO_SIDE_EFFECTS__*/
export const changedSchema = <Item extends z.ZodMiniType>(item: Item) =>
	z.object({
		acknowledged: z.literal(true),
		data: z.intersection(item, z.object({ acknowledged: z.literal(true) })),
	});

/** A write that deletes. */
export const deletedSchema = z.object({
	acknowledged: z.literal(true),
	data: z.object({ acknowledged: z.literal(true), deletedCount: z.int() }),
});

/** A write accepted without telling whether anything was new. */
export const acceptedSchema = z.object({
	acknowledged: z.literal(true),
	data: z.object({ acknowledged: z.literal(true) }),
});

export const errorSchema = z.object({
	status: z.literal(false),
	data: z.null(),
	error: z.object({
		status: z.int(),
		name: z.string(),
		message: z.string(),
		details: z.looseObject({
			errors: z.optional(
				z.array(
					z.object({ path: z.array(z.union([z.string(), z.number()])), message: z.string() }),
				),
			),
		}),
	}),
});

export type ErrorResponse = z.output<typeof errorSchema>;
