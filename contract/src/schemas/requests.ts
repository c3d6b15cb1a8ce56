import * as z from 'zod/mini';
import { MAX_UNPAGED_ROWS, maxLengths, tablePageSizes } from '../limits';
import { lineOrUndefined } from './fields';
import { entryStates } from './state';

export const pageParams = z.object({
	/** `page=2` or `2`. */
	page: z.string(),
});

export const idParams = z.object({ id: z.string() });

/** E-mail address or id of an account. */
const accountIdentifier = z.string().check(z.trim(), z.toLowerCase());
export const emailParams = z.object({ email: accountIdentifier });
export const emailPageParams = z.extend(pageParams, emailParams.shape);

/** `?limit=`: number of rows of a list without pages, newest first. */
export const limitQuery = z.object({
	limit: z._default(
		z.coerce.number('limit is a number').check(z.int(), z.minimum(1), z.maximum(MAX_UNPAGED_ROWS)),
		MAX_UNPAGED_ROWS,
	),
});

const positiveInteger = (most: number) =>
	z.coerce.number('a whole number').check(z.int(), z.minimum(1), z.maximum(most));

/** `field` sorts in ascending order, `-field` in descending order. */
export type SortOf<Field extends string> = Field | `-${Field}`;

/*@__NO_SIDE_EFFECTS__*/
export const sortsOf = <Field extends string>(fields: readonly Field[]): SortOf<Field>[] =>
	fields.flatMap((field): SortOf<Field>[] => [field, `-${field}`]);

/**
 * Query of a managed list. With `page`, the list returns that page, searched and sorted, and the `total`.
 * Without `page`, it returns the newest `limit` rows.
 */
/*@__NO_SIDE_EFFECTS__*/
export const tableQuery = <Field extends string>(fields: readonly Field[]) =>
	z.extend(limitQuery, {
		page: z.optional(positiveInteger(1_000_000)),
		size: z._default(positiveInteger(tablePageSizes.most), tablePageSizes.default),
		search: lineOrUndefined(maxLengths.line),
		sort: z.optional(z.enum(sortsOf(fields))),
	});

/** For users who manage the content type: only rows of one state, in a page of a managed list. */
export const stateQuery = { status: z.optional(z.enum(entryStates)) };

/** Parameters of `tableQuery` for the cache key. Excludes `search`, whose values are unlimited. */
export const tableParts = ['limit', 'page', 'size', 'sort'] as const;

const entryIdSchema = z.string().check(z.minLength(1), z.maxLength(maxLengths.name));

/** Moves one published entry, without naming the others. */
const moveSchemas = [
	z.strictObject({ move: entryIdSchema, before: entryIdSchema }),
	z.strictObject({ move: entryIdSchema, after: entryIdSchema }),
	/** 1 is the top; a position below the list means its end. */
	z.strictObject({ move: entryIdSchema, position: z.int().check(z.minimum(1)) }),
] as const;

/** New order of the listed ids. Other entries keep their positions. */
export const orderBodySchema = z.object({
	ids: z.array(z.string().check(z.maxLength(maxLengths.name))).check(
		z.minLength(1),
		z.maxLength(1000),
		z.refine((ids) => new Set(ids).size === ids.length, 'an id is named twice'),
	),
});

/** The new order of several entries, or a move of one. */
export const orderOrMoveSchema = z.union([orderBodySchema, ...moveSchemas]);

export type OrderOrMove = z.output<typeof orderOrMoveSchema>;
export type EntryMove = z.output<(typeof moveSchemas)[number]>;
