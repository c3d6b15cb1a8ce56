import * as z from 'zod/mini';
import { entryKinds } from './state';

const entries = z.array(z.object({ kind: z.enum(entryKinds), _id: z.string(), name: z.string() }));

/** What is left of the demo content. */
export const demoSchema = z.object({
	/** As they were seeded: they would be removed. */
	entries,
	/** Somebody has made them their own: they stay. */
	changed: entries,
	/** Names of settings that still say the demo's words, or some of them. */
	settings: z.array(z.string()),
	/** Names of the demo's pictures in the media library; those that something else shows would stay. */
	pictures: z.array(z.string()),
});

const most = 10_000;
/** Names or ids with commas between them; none where nothing is said. */
const listed = z.pipe(
	z.optional(z.string().check(z.maxLength(most))),
	z.transform((text) => text?.split(',').filter(Boolean) ?? []),
);

/** What is not removed: it becomes the owner's own, and is never taken for the demo's again. */
export const demoKeepQuery = z.object({
	/** Ids of entries. */
	keep: listed,
	/** Names of settings that go on saying the demo's words. */
	keepSettings: listed,
});

export type DemoKeep = z.output<typeof demoKeepQuery>;
export type DemoContent = z.output<typeof demoSchema>;
