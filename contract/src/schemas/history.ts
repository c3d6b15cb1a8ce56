import * as z from 'zod/mini';
import { historyKinds } from '../content-types';
import { entrySchema } from './entry';
import { siteSchema } from './site-setting';
import { entryStates } from './state';

export const historyParams = z.object({ kind: z.enum(historyKinds), id: z.string() });
export const versionParams = z.extend(historyParams, { version: z.string() });

/** A saved version. */
export const versionSchema = z.object({
	version: z.string(),
	at: z.iso.datetime(),
	/** Name of the author; empty if unknown. */
	by: z.string(),
	/** Keys of the changed fields, as in a read; empty if only the state changed. */
	fields: z.array(z.string()),
	/** State of the entry after the change. */
	status: z.enum(entryStates),
});

/** Content of a version, in the shape of a read. State and `updated` are the current ones. */
export const versionedSchema = z.union([entrySchema, siteSchema]);

export type EntryVersion = z.output<typeof versionSchema>;
export type VersionContent = z.output<typeof versionedSchema>;
