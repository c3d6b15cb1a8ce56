import { useState } from 'react';
import type { DataRow } from './list-config';

/** Selection among the deletable rows of the current page; a row that disappears is deselected. */
export function useSelection(rows: readonly DataRow[]) {
	const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
	const ids = rows.map(({ _id }) => _id).filter((id) => selectedIds.has(id));
	const toggle = (id: string) =>
		setSelectedIds((now) => {
			const next = new Set(now);
			if (!next.delete(id)) next.add(id);
			return next;
		});
	return {
		ids,
		canHave: (id: string) => rows.some(({ _id }) => _id === id),
		has: (id: string) => selectedIds.has(id),
		toggle,
		all: rows.length > 0 && ids.length === rows.length,
		some: ids.length > 0 && ids.length < rows.length,
		toggleAll: () =>
			setSelectedIds(ids.length === rows.length ? new Set() : new Set(rows.map(({ _id }) => _id))),
		clear: () => setSelectedIds(new Set()),
	};
}

export type RowSelection = ReturnType<typeof useSelection>;
