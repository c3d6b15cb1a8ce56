import * as z from 'zod/mini';
import { positiveInteger } from './requests';

/** Query of a call that lists addresses. */
export const addressQuery = z.object({ page: z._default(positiveInteger(1_000_000), 1) });

/** Page of a project or post, as a sitemap names it. */
export const addressSchema = z.object({
	_id: z.string(),
	/** Last segment of the page's path. */
	slug: z.string(),
	/** Time of the last change. */
	updated: z.iso.datetime(),
	/** Address of its picture; null without one. */
	picture: z.nullable(z.string()),
});

export const postAddressSchema = z.extend(addressSchema, { tags: z.array(z.string()) });

export type PageAddress = z.output<typeof addressSchema>;
export type PostAddress = z.output<typeof postAddressSchema>;
