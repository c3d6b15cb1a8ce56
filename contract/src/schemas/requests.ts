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

/*@__NO_SIDE_EFFECTS__*/
export const positiveInteger = (most: number) =>
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

/**
 * Conditions in Strapi's filter syntax, such as `filters[rating][$gte]=4`, in a page of a managed list. The fields are
 * those of the rows.
 */
export const filterQuery = { filters: z.optional(z.record(z.string(), z.unknown())) };

/** For users who manage the content type: only rows of one state or that meet conditions, in a page of a managed list. */
export const stateQuery = { status: z.optional(z.enum(entryStates)), ...filterQuery };

/** Parameters of `tableQuery` for the cache key. Excludes `search`, whose values are unlimited. */
export const tableParts = ['limit', 'page', 'size', 'sort'] as const;
