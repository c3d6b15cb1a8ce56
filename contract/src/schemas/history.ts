import * as z from 'zod/mini';
import { entrySchema } from './entry';
import { siteSchema } from './site-setting';
import { entryKinds, entryStates } from './state';

/** What keeps its versions. */
export const historyKinds = [...entryKinds, 'site'] as const;

export const historyParams = z.object({ kind: z.enum(historyKinds), id: z.string() });
export const versionParams = z.extend(historyParams, { version: z.string() });

/** One time that something was written. */
export const versionSchema = z.object({
	version: z.string(),
	at: z.iso.datetime(),
	/** A name; empty where it is not known. */
	by: z.string(),
	/** The fields it changed, by the keys of a read; none where only the state changed. */
	fields: z.array(z.string()),
	/** How the entry stood after it. */
	status: z.enum(entryStates),
});

/** What was written, in the shape of a read; its state and `updated` are those of now. */
export const versionedSchema = z.union([entrySchema, siteSchema]);

export type HistoryKind = (typeof historyKinds)[number];
export type Version = z.output<typeof versionSchema>;
export type Versioned = z.output<typeof versionedSchema>;
