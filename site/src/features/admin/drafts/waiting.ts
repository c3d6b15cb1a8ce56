import type { EntryKind } from '@sumu/contract';
import { browserStorage } from '../../../lib/storage';
import { truncate } from '../../../lib/text';
import { readDraft } from './draft';

/** One more to be added, as far as it was typed in this browser. */
export interface Waiting {
	/** Names its draft. */
	readonly draft: string;
	/** For `?draft=`; empty of the first. */
	readonly number: string;
	/** The first words of it. */
	readonly name: string;
	/** In milliseconds. */
	readonly savedAt: number;
}

const longest = 60;

const nameOf = (values: object) =>
	truncate(
		Object.values(values).find((value) => typeof value === 'string' && value.trim() !== '') ?? '',
		longest,
	);

/** What waits in this browser to be added, the last typed first. */
export const waitingOf = (kind: EntryKind): Waiting[] =>
	browserStorage()
		.names()
		.filter((key) => key === `draft:${kind}` || key.startsWith(`draft:${kind}+`))
		.filter((key) => !key.endsWith('~aside'))
		.flatMap((key) => {
			const draft = key.slice('draft:'.length);
			const kept = readDraft(draft);
			if (!kept) return [];
			const number = draft.slice(kind.length + 1);
			return [{ draft, number, name: nameOf(kept.values), savedAt: kept.savedAt }];
		})
		.toSorted((one, other) => other.savedAt - one.savedAt);

/** Whether changes of an entry wait in this browser. */
export const hasChanges = (kind: EntryKind, id: string) => readDraft(`${kind}-${id}`) !== null;
