import type { EntryKind } from '@sumu/contract';
import * as z from 'zod/mini';
import { browserStorage } from '../../../lib/browser-storage';
import { truncateText } from '../../../lib/text';

const draftSchema = z.object({
	savedAt: z.number(),
	values: z.looseObject({}),
	updated: z.optional(z.string()),
});

/**
 * Changed values, when they were saved (in milliseconds), and the `updated` time of the version they are
 * based on.
 */
export type LocalDraft = z.output<typeof draftSchema>;

const keyOf = (name: string) => `draft:${name}`;

/** Reads a draft from this browser; returns null without a valid draft. */
export function readDraft(name: string): LocalDraft | null {
	try {
		return draftSchema.parse(JSON.parse(browserStorage().getItem(keyOf(name)) ?? 'null'));
	} catch {
		return null;
	}
}

/** Saves a draft in this browser; returns null if its storage is full. */
export function writeDraft(name: string, values: object, updated?: string): LocalDraft | null {
	const draft = { savedAt: Date.now(), values: { ...values }, ...(updated && { updated }) };
	try {
		browserStorage().setItem(keyOf(name), JSON.stringify(draft));
		return draft;
	} catch {
		return null;
	}
}

export const clearDraft = (name: string) => browserStorage().removeItem(keyOf(name));

/** Draft name of an entry being added; the first has no number. */
export const newDraftName = (form: string, number: string | null) =>
	number ? `${form}+${number}` : form;

/** Address of the add form with that draft. */
export const newDraftAddress = (add: string, number: string) =>
	number ? `${add}?draft=${number}` : add;

/** Number of a new draft: the current time in base 36. */
export const newNumber = () => Date.now().toString(36);

/**
 * Saves the typed values as a draft of another new entry.
 * @returns its number, for `?draft=`
 */
export function startDraft(form: string, values: object): string {
	const number = newNumber();
	writeDraft(newDraftName(form, number), values);
	return number;
}

/** A draft of a new entry in this browser. */
export interface UnsavedDraft {
	/** Draft name. */
	readonly draft: string;
	/** For `?draft=`; empty for the first. */
	readonly number: string;
	/** First words of the draft. */
	readonly name: string;
	/** In milliseconds. */
	readonly savedAt: number;
}

const MAX_DRAFT_NAME_LENGTH = 60;

const nameOf = (values: object) =>
	truncateText(
		Object.values(values).find((value) => typeof value === 'string' && value.trim() !== '') ?? '',
		MAX_DRAFT_NAME_LENGTH,
	);

/** Drafts of new entries in this browser, most recent first. */
export const listUnsavedDrafts = (kind: EntryKind): UnsavedDraft[] =>
	browserStorage()
		.names()
		.filter((key) => key === `draft:${kind}` || key.startsWith(`draft:${kind}+`))
		.filter((key) => !key.endsWith('~aside'))
		.flatMap((key) => {
			const draft = key.slice('draft:'.length);
			const storedDraft = readDraft(draft);
			if (!storedDraft) return [];
			const number = draft.slice(kind.length + 1);
			return [{ draft, number, name: nameOf(storedDraft.values), savedAt: storedDraft.savedAt }];
		})
		.toSorted((one, other) => other.savedAt - one.savedAt);

/** Whether this browser has unsaved changes of an entry. */
export const hasChanges = (kind: EntryKind, id: string) => readDraft(`${kind}-${id}`) !== null;

const timeFormat = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const dateFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });

const isToday = (at: number) => new Date(at).toDateString() === new Date().toDateString();

/** Formats a time as `14:02`, or `3 May, 14:02` on another day, in the browser's time zone. */
export const formatDraftTime = (at: number) =>
	[isToday(at) ? '' : dateFormat.format(at), timeFormat.format(at)].filter(Boolean).join(', ');
