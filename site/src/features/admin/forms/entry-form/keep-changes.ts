import type { EntryKind } from '@sumu/contract';
import { writeDraft } from '../../drafts/draft';
import { reads } from '../api/reads';

/** Which version of an entry there is; undefined where nobody answers. */
const versionOf = (kind: EntryKind, id: string) =>
	reads[kind](id, new AbortController().signal).then(
		({ data }) => data.updated,
		() => undefined,
	);

/** Keeps what was typed in another form as changes of an entry, for the form that changes it. */
export async function keepChanges(kind: EntryKind, id: string, typed: () => object) {
	const updated = await versionOf(kind, id);
	writeDraft(`${kind}-${id}`, typed(), updated);
}
