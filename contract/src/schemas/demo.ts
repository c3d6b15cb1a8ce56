import * as z from 'zod/mini';
import { entryKinds } from '../content-types';

const demoEntriesSchema = z.array(
	z.object({ kind: z.enum(entryKinds), _id: z.string(), name: z.string() }),
);

/** Remaining demo content. */
export const demoSchema = z.object({
	/** Unchanged entries, which would be removed. */
	entries: demoEntriesSchema,
	/** Entries that were changed, which would be kept. */
	changed: demoEntriesSchema,
	/** Names of settings that still contain demo texts. */
	settings: z.array(z.string()),
	/** Names of the demo pictures in the media library. Pictures used elsewhere would be kept. */
	pictures: z.array(z.string()),
});

const MAX_KEEP_LIST_LENGTH = 10_000;
/** Comma-separated names or ids; an empty list if missing. */
const commaSeparatedList = z.pipe(
	z.optional(z.string().check(z.maxLength(MAX_KEEP_LIST_LENGTH))),
	z.transform((text) => text?.split(',').filter(Boolean) ?? []),
);

/** Demo content to keep. It becomes the owner's content and no longer counts as demo content. */
export const demoKeepQuery = z.object({
	/** Ids of entries. */
	keep: commaSeparatedList,
	/** Names of settings that keep their demo texts. */
	keepSettings: commaSeparatedList,
});

export type DemoKeep = z.output<typeof demoKeepQuery>;
export type DemoContent = z.output<typeof demoSchema>;
