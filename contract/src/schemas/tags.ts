import * as z from 'zod/mini';
import * as messages from '../messages';
import { isTag, mostTags, tagsIn } from '../tags';

/** What a list is to be about; in any case. */
export const tagQuery = z.string().check(z.refine(isTag, messages.notATag));

/** Tags, as a list or in one line with commas between them; none clear them, left out they stay. */
export const tagsField = z.pipe(
	z.pipe(
		z.nullish(z.union([z.array(z.string()), z.string()])),
		z.transform((given) => (given === undefined ? undefined : tagsIn(given ?? []))),
	),
	z.optional(
		z
			.array(z.string().check(z.refine(isTag, messages.notATag)))
			.check(z.maxLength(mostTags, messages.tooManyTags)),
	),
);

/** A tag, and how many posts have it. */
export const tagSchema = z.object({ tag: z.string(), count: z.int() });

export type Tag = z.output<typeof tagSchema>;
