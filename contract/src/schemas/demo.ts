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
	/** Pictures of the demo in the media library; those that something else shows would stay. */
	pictures: z.int(),
});

export type DemoContent = z.output<typeof demoSchema>;
