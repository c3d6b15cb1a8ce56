import * as z from 'zod/mini';

/** A list and its page numbers. */
/*@__NO_SIDE_EFFECTS__*/
export const listOf = <Item extends z.ZodMiniType>(item: Item) =>
	z.object({ status: z.boolean(), data: z.array(item), pagination: z.array(z.int()) });

/** A managed list. `total` counts the rows of all pages and is present only if a page was requested. */
/*@__NO_SIDE_EFFECTS__*/
export const tableOf = <Item extends z.ZodMiniType>(item: Item) =>
	z.extend(listOf(item), { total: z.optional(z.int()) });

/*@__NO_SIDE_EFFECTS__*/
export const oneOf = <Item extends z.ZodMiniType>(item: Item) =>
	z.object({ status: z.literal(true), data: item });

/** Response to a creation. The new id is at the top level, where older clients read it. */
export const addedSchema = z.object({
	acknowledged: z.literal(true),
	insertedId: z.string(),
	data: z.unknown(),
});

/** Response to a creation, with the new entry. */
/*@__NO_SIDE_EFFECTS__*/
export const addedOf = <Item extends z.ZodMiniType>(item: Item) =>
	z.extend(addedSchema, { data: item });

/** Response to an update. `acknowledged` is also under `data`, where older clients read it. */
/*@__NO_SIDE_EFFECTS__*/
export const changedSchema = <Item extends z.ZodMiniType>(item: Item) =>
	z.object({
		acknowledged: z.literal(true),
		data: z.intersection(item, z.object({ acknowledged: z.literal(true) })),
	});

/** Response to a deletion. */
export const deletedSchema = z.object({
	acknowledged: z.literal(true),
	data: z.object({ acknowledged: z.literal(true), deletedCount: z.int() }),
});

/** Response that does not reveal whether anything changed. */
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
