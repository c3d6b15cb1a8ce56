import * as z from 'zod/mini';

/** Where a visitor seems to be; all null where that is not known. */
export const locationSchema = z.object({
	ip: z.nullable(z.string()),
	city: z.nullable(z.string()),
	region: z.nullable(z.string()),
	country: z.nullable(z.string()),
	/** `latitude,longitude`. */
	loc: z.nullable(z.string()),
});

export type Location = z.output<typeof locationSchema>;
