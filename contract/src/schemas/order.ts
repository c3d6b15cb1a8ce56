import * as z from 'zod/mini';
import { maxLengths } from '../limits';

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
