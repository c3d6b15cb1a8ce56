import * as z from 'zod/mini';
import { maxLengths } from '../limits';

/** Lists of the settings that something is sorted into: projects and skills. */
export const sortedLists = ['categories', 'skillGroups'] as const;

const counts = z.record(z.string(), z.int());

/** How many entries are sorted into each name, drafts too. */
export const sortedCountsSchema = z.object({ categories: counts, skillGroups: counts });

const name = z.string().check(z.maxLength(maxLengths.line));

/** Where what is sorted into a name goes before that is taken out; an empty `to` is none, or of skills the last group. */
export const sortedMove = z.object({ list: z.enum(sortedLists), from: name, to: name });

export type SortedList = (typeof sortedLists)[number];
export type SortedCounts = z.output<typeof sortedCountsSchema>;
export type SortedMove = z.output<typeof sortedMove>;
