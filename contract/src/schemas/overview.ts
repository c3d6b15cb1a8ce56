import * as z from 'zod/mini';
import { entryKinds } from './state';

const count = z.int();

/** How the nightly backups do: none are wanted, none was due yet, the last was made, the last failed. */
export const backupStates = ['off', 'waiting', 'made', 'failed'] as const;

/** What an admin sees: the site in figures; content counts what is published. */
export const wholeOverviewSchema = z.object({
	counts: z.object({
		projects: count,
		blogs: count,
		services: count,
		skills: count,
		reviews: count,
		users: count,
		cards: count,
		messages: count,
		/** Confirmed ones. */
		subscribers: count,
	}),
	unreadMessages: count,
	/** Reviews that wait for the owner. */
	pendingReviews: count,
	/** The last twelve months, oldest first, this one included; `stars` counts ratings of 1 to 5. */
	reviewsByMonth: z.array(
		z.object({
			/** `2026-11`. */
			month: z.string(),
			count,
			stars: z.array(count),
		}),
	),
	/** What is in most carts. */
	cartsByProject: z.array(z.object({ _id: z.string(), projectsName: z.string(), count })),
	backups: z.enum(backupStates),
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

/** What who helps sees: what they manage, counted as shown on the site and as waiting in drafts. */
export const partialOverviewSchema = z.object({
	managed: z.array(
		z.object({
			kind: z.enum(entryKinds),
			shown: count,
			/** Of reviews those that wait for approval. */
			waiting: count,
		}),
	),
});

/** The site in figures, as far as they are the caller's. */
export const overviewSchema = z.union([wholeOverviewSchema, partialOverviewSchema]);

export type BackupState = (typeof backupStates)[number];
export type Overview = z.output<typeof wholeOverviewSchema>;
export type PartialOverview = z.output<typeof partialOverviewSchema>;
