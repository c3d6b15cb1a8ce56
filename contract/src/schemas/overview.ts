import * as z from 'zod/mini';
import { entryKinds, fillResources } from '../content-types';
import { entryStates } from './state';

const countSchema = z.int();

/** State of the nightly backups: turned off, none due yet, last one made, last one failed. */
export const backupStates = ['off', 'waiting', 'made', 'failed'] as const;

const unfinishedEntriesSchema = z.array(
	z.object({
		kind: z.enum(entryKinds),
		_id: z.string(),
		title: z.string(),
		status: z.enum(entryStates),
		publishAt: z.nullable(z.iso.datetime()),
		updated: z.iso.datetime(),
	}),
);

/**
 * State of the storage for pictures: it works, does not answer, refuses the key, has no such bucket, is full, or answers
 * with another error.
 */
export const pictureStorageStates = [
	'working',
	'unreachable',
	'refused',
	'missing',
	'full',
	'failing',
] as const;

/** Figures of the site for admins. Content counts include only published entries. */
export const wholeOverviewSchema = z.object({
	counts: z.object({
		...fillResources(countSchema),
		users: countSchema,
		cards: countSchema,
		messages: countSchema,
		/** Confirmed subscribers only. */
		subscribers: countSchema,
	}),
	unreadMessages: countSchema,
	/** Reviews that await approval. */
	pendingReviews: countSchema,
	/** The last twelve months including the current one, oldest first. `stars` counts the ratings from 1 to 5. */
	reviewsByMonth: z.array(
		z.object({
			/** `2026-11`. */
			month: z.string(),
			count: countSchema,
			stars: z.array(countSchema),
		}),
	),
	/** Projects in the most carts. */
	cartsByProject: z.array(
		z.object({ _id: z.string(), projectsName: z.string(), count: countSchema }),
	),
	backups: z.enum(backupStates),
	pictureStorage: z.enum(pictureStorageStates),
	/** New items of the last seven days. */
	lastDays: z.object({
		views: countSchema,
		visitors: countSchema,
		/** Without spam. */
		messages: countSchema,
		reviews: countSchema,
		/** Confirmed in these days. */
		subscribers: countSchema,
	}),
	/** Scheduled entries, the next first, then drafts, the last changed first. Reviews are not among them. */
	unfinished: unfinishedEntriesSchema,
	newestUsers: z.array(
		z.object({
			_id: z.string(),
			displayName: z.string(),
			email: z.string(),
			photoURL: z.nullable(z.string()),
			date: z.iso.datetime(),
		}),
	),
});

/** Figures for editors and assistants: counts of published entries and drafts that they manage. */
export const partialOverviewSchema = z.object({
	managed: z.array(
		z.object({
			kind: z.enum(entryKinds),
			shown: countSchema,
			/** Drafts; for reviews, those that await approval. */
			waiting: countSchema,
		}),
	),
	/** Like those of an admin, but only entries that the caller manages and has written. */
	unfinished: unfinishedEntriesSchema,
});

/** Figures of the site that the caller may see. */
export const overviewSchema = z.union([wholeOverviewSchema, partialOverviewSchema]);

export type BackupState = (typeof backupStates)[number];
export type PictureStorageState = (typeof pictureStorageStates)[number];
export type AdminOverview = z.output<typeof wholeOverviewSchema>;
export type PartialOverview = z.output<typeof partialOverviewSchema>;
