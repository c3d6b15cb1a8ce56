import type { EntryKind } from '@sumu/contract';
import { writeDraft } from '../../drafts/draft';
import { reads } from '../api/reads';

/** Current version of an entry; undefined if it cannot be read. */
const versionOf = (kind: EntryKind, id: string) =>
	reads[kind](id, new AbortController().signal).then(
		({ data }) => data.updated,
		() => undefined,
	);

/** Stores values typed in another form as unsaved changes of an entry, for its edit form. */
export async function keepChanges(kind: EntryKind, id: string, typed: () => object) {
	const updated = await versionOf(kind, id);
	writeDraft(`${kind}-${id}`, typed(), updated);
}
