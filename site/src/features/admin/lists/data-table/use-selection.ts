import { useState } from 'react';
import type { Row } from './column';

/** Selection among the deletable rows of the current page; a row that disappears is deselected. */
export function useSelection(rows: readonly Row[]) {
	const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
	const ids = rows.map(({ _id }) => _id).filter((id) => ticked.has(id));
	const toggle = (id: string) =>
		setTicked((now) => {
			const next = new Set(now);
			if (!next.delete(id)) next.add(id);
			return next;
		});
	return {
		ids,
		canHave: (id: string) => rows.some(({ _id }) => _id === id),
		has: (id: string) => ticked.has(id),
		toggle,
		all: rows.length > 0 && ids.length === rows.length,
		some: ids.length > 0 && ids.length < rows.length,
		toggleAll: () =>
			setTicked(ids.length === rows.length ? new Set() : new Set(rows.map(({ _id }) => _id))),
		clear: () => setTicked(new Set()),
	};
}

export type Selection = ReturnType<typeof useSelection>;
