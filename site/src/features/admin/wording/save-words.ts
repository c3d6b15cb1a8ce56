import { type Site, updateSite } from '@sumu/contract';
import { callAsUser } from '../../../lib/session/call-as-user';
import { readConflict } from '../conflict/read-conflict';

/** What the owner typed, by the name of the word; '' where the catalogue's own shall stand again. */
export type Typed = Readonly<Record<string, string>>;

const put = ({ words, updated }: Pick<Site, 'words' | 'updated'>, typed: Typed) =>
	callAsUser(updateSite, { body: { words: { ...words, ...typed }, updated } });

/** Saves the words that were typed, and no others: those somebody else changed meanwhile stay theirs. */
export async function saveWords(from: Pick<Site, 'words' | 'updated'>, typed: Typed) {
	try {
		return (await put(from, typed)).data;
	} catch (error) {
		const conflict = readConflict(error);
		if (!conflict) throw error;
		return (await put(conflict.current as Site, typed)).data;
	}
}
