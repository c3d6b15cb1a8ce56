import { type Site, updateSite } from '@sumu/contract';
import { callAsUser } from '../../../lib/session/call-as-user';
import { readConflict } from '../conflict/read-conflict';

/** Typed replacements by key; '' restores the text of the catalogue. */
export type Typed = Readonly<Record<string, string>>;

/** Saved replacements, and the version of the settings they are in. */
export type Words = Pick<Site, 'words' | 'updated'>;

/** Returns the replacement of a text, or ''. */
export const wordIn = ({ words }: Words, key: string) => words[key] ?? '';

/** Returns the typed replacements that differ from the saved ones. */
export const changedIn = (base: Words, typed: Typed): Typed =>
	Object.fromEntries(Object.entries(typed).filter(([key, text]) => text !== wordIn(base, key)));

/** Another user has changed a text that was also changed here. */
export class ChangedMeanwhile extends Error {
	constructor(readonly current: Words) {
		super('Somebody changed one of these words meanwhile. Save again to put yours there.');
	}
}

const put = ({ words, updated }: Words, changed: Typed) =>
	callAsUser(updateSite, { body: { words: { ...words, ...changed }, updated } });

/**
 * Saves only the changed texts; texts that another user changed meanwhile are kept.
 * @throws ChangedMeanwhile if another user changed one of the same texts
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
