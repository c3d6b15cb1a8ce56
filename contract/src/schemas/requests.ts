import * as z from 'zod/mini';
import { unpagedLimit } from '../limits';

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
