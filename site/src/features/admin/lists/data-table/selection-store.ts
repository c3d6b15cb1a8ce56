import { useSyncExternalStore } from 'react';

/** Ids of rows that can be selected, in the order of the list. */
type RowIds = readonly string[];

/**
 * Selection of rows, outside React: ticking one row renders that row and the bulk bar, not the table. A row that is no
 * longer listed is not selected.
 */
export function createSelectionStore() {
	let rowIds: RowIds = [];
	let selectedIds: ReadonlySet<string> = new Set();
	/** True if the rows of the other pages are selected too. */
	let isEverything = false;
	/** Row that the next range starts at. */
	let anchorId: string | null = null;
	const listeners = new Set<() => void>();

	const update = (ids: Iterable<string>, everything = false) => {
		selectedIds = new Set(ids);
		isEverything = everything;
		for (const listener of listeners) listener();
	};

	const listSelected = () => rowIds.filter((id) => selectedIds.has(id));

	function toggle(id: string, isRange: boolean) {
		const next = new Set(listSelected());
		const isAdded = !next.has(id);
		const [anchor, end] = [rowIds.indexOf(anchorId ?? ''), rowIds.indexOf(id)];
		const ids =
			isRange && anchor >= 0
				? rowIds.slice(Math.min(anchor, end), Math.max(anchor, end) + 1)
				: [id];
		for (const each of ids)
			if (isAdded) next.add(each);
			else next.delete(each);
		anchorId = id;
		update(next);
	}

	return {
		subscribe(listener: () => void) {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
		/** Sets the rows of the page. Rows of another page deselect those of this one. */
		setRows(ids: RowIds) {
			if (ids.join() === rowIds.join()) return;
			rowIds = ids;
			const remainingIds = listSelected();
			if (isEverything || remainingIds.length !== selectedIds.size) update(remainingIds);
			else for (const listener of listeners) listener();
		},
		has: (id: string) => selectedIds.has(id),
		/** @param isRange If true, all rows from the one ticked before get the same state. */
		toggle,
		toggleAll: () => update(listSelected().length === rowIds.length ? [] : rowIds),
		selectEverything: () => update(rowIds, true),
		clear: () => update([]),
		listSelected,
		/** Number of selected rows of the page. */
		count: () => listSelected().length,
		isPageSelected: () => rowIds.length > 0 && listSelected().length === rowIds.length,
		isEverythingSelected: () => isEverything,
	};
}

export type SelectionStore = ReturnType<typeof createSelectionStore>;

/** Reads a value of the selection, and renders again if it changes. */
export const useSelected = <Value extends string | number | boolean>(
	store: SelectionStore,
	read: (store: SelectionStore) => Value,
): Value =>
	useSyncExternalStore(
		store.subscribe,
		() => read(store),
		() => read(store),
	);
