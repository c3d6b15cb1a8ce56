import { useState } from 'react';
import { clearDraft, readDraft, writeDraft } from '../drafts/local-drafts';

/** Keeps typed values that a comparison rejected, in this browser, until they are restored or discarded. */
export function useConflictStash<Value>(draftName: string) {
	const name = `${draftName}~aside`;
	const [values, setValues] = useState(
		() => (readDraft(name)?.values ?? {}) as Readonly<Record<string, Value>>,
	);
	const keep = (next: Readonly<Record<string, Value>>) => {
		if (Object.keys(next).length > 0) writeDraft(name, next);
		else clearDraft(name);
		setValues(next);
	};
	return {
		values,
		add: (more: Readonly<Record<string, Value>>) => keep({ ...values, ...more }),
		remove: (gone: string) =>
			keep(Object.fromEntries(Object.entries(values).filter(([key]) => key !== gone))),
	};
}
