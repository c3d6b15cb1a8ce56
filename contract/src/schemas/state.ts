import * as z from 'zod/mini';
import * as messages from '../messages';

/** What has drafts, as its calls name it. */
export const entryKinds = ['project', 'blog', 'service', 'skill', 'review'] as const;

/** Draft: never shown. Modified: shown, with a newer draft. Scheduled: its draft goes live by itself. */
export const entryStates = ['draft', 'published', 'modified', 'scheduled'] as const;

/** How an entry stands; only an admin is told, and of what is managed. */
export const stateShape = {
	status: z.optional(z.enum(entryStates)),
	/** When its draft goes live by itself; null where it does not. */
	publishAt: z.optional(z.nullable(z.iso.datetime())),
	/** Whether the site shows something of it, be it older than its draft. */
	shown: z.optional(z.boolean()),
};

const moment = z.iso.datetime({ offset: true });
const future = moment.check(
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

/** How an entry is to stand once it is written. */
export const saveShape = {
	/** Left out, what is written is shown at once, unless `publishAt` is given. */
	status: z.optional(z.enum(['published', 'draft'])),
	/** A time to come: what is written is a draft until then. Null takes that back; it stays a draft. */
	publishAt: z.optional(z.nullable(future)),
};

/** The `updated` of what was opened; where it has changed since, nothing is written (409). */
export const baseShape = { updated: z.optional(moment) };

/** Checks that go with `saveShape`. */
export const savable = notBoth;

/** `draft`: there is a draft that the sender did not open. `changed`: somebody else wrote meanwhile. */
export const conflictReasons = ['draft', 'changed'] as const;

/** `details` of a 409 that an update answers; `current` is what a read with `version=draft` answers. */
export const conflictSchema = z.object({
	reason: z.enum(conflictReasons),
	current: z.looseObject({ updated: z.iso.datetime() }),
});

export const versionQuery = z.object({
	/** `draft`: what is to be shown next instead of what is shown; for an admin. */
	version: z.optional(z.enum(['draft'])),
});

export type EntryKind = (typeof entryKinds)[number];
export type EntryState = (typeof entryStates)[number];
export type ConflictReason = (typeof conflictReasons)[number];
export interface Save {
	status?: 'published' | 'draft' | undefined;
	publishAt?: string | null | undefined;
	updated?: string | undefined;
}
