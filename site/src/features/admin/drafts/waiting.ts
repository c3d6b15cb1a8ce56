import type { EntryKind } from '@sumu/contract';
import { browserStorage } from '../../../lib/browser-storage';
import { truncateText } from '../../../lib/truncate-text';
import { readDraft } from './draft';

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
