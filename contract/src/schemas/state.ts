import * as z from 'zod/mini';
import * as messages from '../messages';

/** Draft: not shown. Modified: shown, with a newer draft. Scheduled: the draft is published automatically. */
export const entryStates = ['draft', 'published', 'modified', 'scheduled'] as const;

/** Publication state of an entry. Present only for users who manage its content type. */
export const stateShape = {
	status: z.optional(z.enum(entryStates)),
	/** Time at which the draft is published automatically; null if it is not scheduled. */
	publishAt: z.optional(z.nullable(z.iso.datetime())),
	/** Whether the site shows a version of it, which may be older than the draft. */
	shown: z.optional(z.boolean()),
};

const timestampSchema = z.iso.datetime({ offset: true });
const futureTimestampSchema = timestampSchema.check(
	z.refine((time) => Date.parse(time) > Date.now(), messages.timeNotInFuture),
);

const notBoth = z.refine<{ status?: string | undefined; publishAt?: string | null | undefined }>(
	({ status, publishAt }) => !(status === 'published' && publishAt),
	{
		error: messages.publishedOrLater,
		path: ['publishAt'],
		when: ({ value }) => typeof value === 'object' && value !== null,
	},
);

/** Publication state of an entry after a save. */
export const saveShape = {
	/** If missing, the entry is published at once, unless `publishAt` is given. */
	status: z.optional(z.enum(['published', 'draft'])),
	/** A future time: the entry stays a draft until then. Null cancels the schedule and keeps the draft. */
	publishAt: z.optional(z.nullable(futureTimestampSchema)),
};

/** `updated` of the version that was opened. If the entry has changed since, nothing is saved (409). */
export const baseShape = { updated: z.optional(timestampSchema) };

/** Checks that go with `saveShape`. */
export const publicationCheck = notBoth;

/** `draft`: there is a draft that the sender did not open. `changed`: someone else has saved in the meantime. */
export const conflictReasons = ['draft', 'changed'] as const;

/** `details` of a 409 response to an update. `current` is the result of a read with `version=draft`. */
export const conflictSchema = z.object({
	reason: z.enum(conflictReasons),
	current: z.looseObject({ updated: z.iso.datetime() }),
});

export const versionQuery = z.object({
	/** `draft`: the unpublished version instead of the published one. For users who manage the content type. */
	version: z.optional(z.enum(['draft'])),
});

export type EntryState = (typeof entryStates)[number];
export type ConflictReason = (typeof conflictReasons)[number];
export interface SaveFields {
	status?: 'published' | 'draft' | undefined;
	publishAt?: string | null | undefined;
	updated?: string | undefined;
}
