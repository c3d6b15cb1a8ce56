import { type Site, updateSite } from '@sumu/contract';
import { callAsUser } from '../../../lib/session/call-as-user';
import { readConflict } from '../conflict/read-conflict';

/** What the owner typed, by the name of the word; '' where the catalogue's own shall stand again. */
export type Typed = Readonly<Record<string, string>>;

/** What stands in the settings, in the version they are of. */
export type Words = Pick<Site, 'words' | 'updated'>;

/** What the owner says for a word; '' where it is the catalogue's own. */
export const wordIn = ({ words }: Words, key: string) => words[key] ?? '';

/** What of the typed is not what stands there. */
export const changedIn = (base: Words, typed: Typed): Typed =>
	Object.fromEntries(Object.entries(typed).filter(([key, text]) => text !== wordIn(base, key)));

/** Somebody else has said something else for a word that was changed here. */
export class ChangedMeanwhile extends Error {
	constructor(readonly current: Words) {
		super('Somebody changed one of these words meanwhile. Save again to put yours there.');
	}
}

const put = ({ words, updated }: Words, changed: Typed) =>
	callAsUser(updateSite, { body: { words: { ...words, ...changed }, updated } });

/**
 * Saves the words that were changed, and no others: those somebody else changed meanwhile stay theirs.
 * @throws ChangedMeanwhile where they are the same
 */
export async function saveWords(from: Words, changed: Typed): Promise<Words> {
	try {
		return (await put(from, changed)).data;
	} catch (error) {
		const conflict = readConflict(error);
		if (!conflict) throw error;
		const current = conflict.current as Site;
		const isTheirs = (key: string) =>
			wordIn(current, key) !== wordIn(from, key) && wordIn(current, key) !== changed[key];
		if (Object.keys(changed).some(isTheirs)) throw new ChangedMeanwhile(current);
		return (await put(current, changed)).data;
	}
}
