import * as z from 'zod/mini';
import * as messages from '../messages';
import { isTag, MAX_TAGS, tagsIn } from '../tags';

/** Tag to filter a list by, in upper or lower case. */
export const tagQuery = z.string().check(z.refine(isTag, messages.notATag));

/** Tags as a list or a comma-separated line. Empty or null clears them; if missing, they keep their value. */
export const tagsField = z.pipe(
	z.pipe(
		z.nullish(z.union([z.array(z.string()), z.string()])),
		z.transform((given) => (given === undefined ? undefined : tagsIn(given ?? []))),
	),
	z.optional(
		z
			.array(z.string().check(z.refine(isTag, messages.notATag)))
			.check(z.maxLength(MAX_TAGS, messages.tooManyTags)),
	),
);

/** A tag and the number of its posts. */
export const tagSchema = z.object({ tag: z.string(), count: z.int() });

export type TagCount = z.output<typeof tagSchema>;

export const tagsQuery = z.object({
	/** With `true`, managers of the blog get the tags of drafts too. */
	managed: z.optional(z.enum(['true', 'false'])),
	/** Present or former name of a tag. Lists only this tag, under its present name. */
	name: z.optional(tagQuery),
});

/** A tag with the number of its posts, drafts included, and of the published ones among them. */
export const managedTagSchema = z.extend(tagSchema, { published: z.optional(z.int()) });

export const tagParams = z.object({ name: z.string() });

export const renameTagSchema = z.object({
	name: z.string().check(z.trim(), z.refine(isTag, messages.notATag)),
});

/** The tag that posts have now, or null, and the number of posts that changed. */
export const tagChangeSchema = z.object({ tag: z.nullable(z.string()), changed: z.int() });

export type ManagedTag = z.output<typeof managedTagSchema>;
