import * as z from 'zod/mini';
import { maxLengths } from '../limits';

/** Settings lists that group entries: categories of projects, and groups of skills. */
export const sortedLists = ['categories', 'skillGroups'] as const;

const countsByName = z.record(z.string(), z.int());

/** Number of entries in each category and group, including drafts. */
export const sortedCountsSchema = z.object({ categories: countsByName, skillGroups: countsByName });

const groupNameSchema = z.string().check(z.maxLength(maxLengths.line));

/** Moves the entries of a name that is removed. An empty `to` means no category, or the last skill group. */
export const sortedMove = z.object({
	list: z.enum(sortedLists),
	from: groupNameSchema,
	to: groupNameSchema,
});

export type SortedList = (typeof sortedLists)[number];
export type SortedCounts = z.output<typeof sortedCountsSchema>;
export type SortedMove = z.output<typeof sortedMove>;
