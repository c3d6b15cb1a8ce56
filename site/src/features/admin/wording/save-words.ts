import { type Site, updateSite } from '@sumu/contract';
import { callAsUser } from '../../../lib/session/call-as-user';
import { readConflict } from '../conflict/version-conflict';

/** Typed replacements by key; '' restores the text of the catalogue. */
export type TextReplacements = Readonly<Record<string, string>>;

/** Saved replacements, and the version of the settings they are in. */
export type SavedReplacements = Pick<Site, 'words' | 'updated'>;

/** Returns the replacement of a text, or ''. */
export const wordIn = ({ words }: SavedReplacements, key: string) => words[key] ?? '';

/** Returns the typed replacements that differ from the saved ones. */
export const changedIn = (
	base: SavedReplacements,
	replacements: TextReplacements,
): TextReplacements =>
	Object.fromEntries(
		Object.entries(replacements).filter(([key, text]) => text !== wordIn(base, key)),
	);

/** Another user has changed a text that was also changed here. */
export class ChangedMeanwhile extends Error {
	constructor(readonly current: SavedReplacements) {
		super(
			'One of these texts was changed elsewhere in the meantime. Save again to replace it with yours.',
		);
	}
}

const updateReplacements = (
	{ words, updated }: SavedReplacements,
	changedTexts: TextReplacements,
) => callAsUser(updateSite, { body: { words: { ...words, ...changedTexts }, updated } });

/**
 * Saves only the changed texts; texts that another user changed meanwhile are kept.
 * @throws ChangedMeanwhile if another user changed one of the same texts
 */
export async function saveWords(
	from: SavedReplacements,
	changedTexts: TextReplacements,
): Promise<SavedReplacements> {
	try {
		return (await updateReplacements(from, changedTexts)).data;
	} catch (error) {
		const conflict = readConflict(error);
		if (!conflict) throw error;
		const current = conflict.current as Site;
		const isTheirs = (key: string) =>
			wordIn(current, key) !== wordIn(from, key) && wordIn(current, key) !== changedTexts[key];
		if (Object.keys(changedTexts).some(isTheirs)) throw new ChangedMeanwhile(current);
		return (await updateReplacements(current, changedTexts)).data;
	}
}
