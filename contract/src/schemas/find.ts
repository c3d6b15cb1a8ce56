import * as z from 'zod/mini';
import { entryKinds } from '../content-types';
import { searchLimits } from '../limits';
import * as messages from '../messages';
import { entryStates } from './state';

/** Kinds of results of the owner's search. */
export const findKinds = [
	...entryKinds,
	'message',
	'subscriber',
	'user',
	'setting',
	'screen',
] as const;

/** Maximum results of the owner's search. */
export const MAX_FOUND_ITEMS = 20;

export const findQuery = z.object({
	q: z._default(
		z
			.string()
			.check(z.trim(), z.maxLength(searchLimits.longest, messages.tooLong(searchLimits.longest))),
		'',
	),
});

export const foundItemSchema = z.object({
	kind: z.enum(findKinds),
	/** Id of the entry, message or account; the name of a setting; the key of a screen. */
	_id: z.string(),
	title: z.string(),
	/** Plain text around the first match, or a note. */
	excerpt: z.string(),
	/** Address within the site. */
	to: z.string(),
	/** State of an entry. */
	status: z.optional(z.enum(entryStates)),
});

export type FindKind = (typeof findKinds)[number];
export type FoundItem = z.output<typeof foundItemSchema>;
