import { useState } from 'react';
import type { DataRow } from './list-config';

/** The open row, and the addresses that open its neighbours, if there are any. */
export interface OpenRow<Item extends DataRow> {
	readonly item: Item;
	readonly previous: string | undefined;
	readonly next: string | undefined;
}

/**
 * Keeps a row open even if opening it removes it from the list, such as an unread message.
 * @param items a stable reference while the rows are unchanged
 */
export function useOpenRow<Item extends DataRow>(
	items: readonly Item[],
	open: string | null,
	openAddress: (id: string) => string,
): OpenRow<Item> | undefined {
	const isOpen = ({ _id }: Item) => _id === open;
	/** The rows that last included the open one. */
	const [among, setAmong] = useState(items);
	const rows = items.some(isOpen) ? items : among;
	if (rows !== among) setAmong(rows);

	const at = rows.findIndex(isOpen);
	const item = rows[at];
	if (!item) return undefined;
	const isLeft = ({ _id }: Item) => items.some((row) => row._id === _id);
	const address = (row: Item | undefined) => row && openAddress(row._id);
	return {
		item,
		previous: address(rows.slice(0, at).findLast(isLeft)),
		next: address(rows.slice(at + 1).find(isLeft)),
	};
}
