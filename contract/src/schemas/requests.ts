import * as z from 'zod/mini';
import { maxLengths, tableSize, unpagedLimit } from '../limits';
import { lineOrUndefined } from './fields';
import { entryStates } from './state';

export const pageParams = z.object({
	/** `page=2` or `2`. */
	page: z.string(),
});

export const idParams = z.object({ id: z.string() });

/** An account's e-mail, or its id. */
const account = z.string().check(z.trim(), z.toLowerCase());
export const emailParams = z.object({ email: account });
export const emailPageParams = z.extend(pageParams, emailParams.shape);

/** `?limit=`: how many of the newest rows of a list without pages. */
export const limitQuery = z.object({
	limit: z._default(
		z.coerce.number('limit is a number').check(z.int(), z.minimum(1), z.maximum(unpagedLimit)),
		unpagedLimit,
	),
});

const whole = (most: number) =>
	z.coerce.number('a whole number').check(z.int(), z.minimum(1), z.maximum(most));

/** Sorted upwards by `field`, downwards by `-field`. */
export type SortOf<Field extends string> = Field | `-${Field}`;

/*@__NO_SIDE_EFFECTS__*/
export const sortsOf = <Field extends string>(fields: readonly Field[]): SortOf<Field>[] =>
	fields.flatMap((field): SortOf<Field>[] => [field, `-${field}`]);

/**
 * What a list that is managed takes: with `page` it answers that page, its `total`, searched and
 * sorted; without, its newest `limit` rows.
 */
/*@__NO_SIDE_EFFECTS__*/
export const tableQuery = <Field extends string>(fields: readonly Field[]) =>
	z.extend(limitQuery, {
		page: z.optional(whole(1_000_000)),
		size: z._default(whole(tableSize.most), tableSize.default),
		search: lineOrUndefined(maxLengths.line),
		sort: z.optional(z.enum(sortsOf(fields))),
	});

/** Of a page to manage: only rows of one state; for an admin. */
export const stateQuery = { status: z.optional(z.enum(entryStates)) };

/** The parts of it that a cache keeps apart; of what may be searched for there is no end. */
export const tableParts = ['limit', 'page', 'size', 'sort'] as const;

/** The order of all that are named, the first first; others keep their places. */
export const orderBodySchema = z.object({
	ids: z.array(z.string().check(z.maxLength(maxLengths.name))).check(
		z.minLength(1),
		z.maxLength(1000),
		z.refine((ids) => new Set(ids).size === ids.length, 'an id is named twice'),
	),
});
