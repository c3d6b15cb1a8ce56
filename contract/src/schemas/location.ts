import * as z from 'zod/mini';

/** Estimated location of a visitor. All fields are null if it is unknown. */
export const locationSchema = z.object({
	ip: z.nullable(z.string()),
	city: z.nullable(z.string()),
	region: z.nullable(z.string()),
	country: z.nullable(z.string()),
	/** `latitude,longitude`. */
	loc: z.nullable(z.string()),
});

export type VisitorLocation = z.output<typeof locationSchema>;
