import { useState } from 'react';
import type { Row } from './column';

/** The row that is open, and the addresses that open those beside it, where there are any. */
export interface Opened<Item extends Row> {
	readonly item: Item;
	readonly previous: string | undefined;
	readonly next: string | undefined;
}

/** It stays open where opening it takes it out of the list, as a message that was new. */
export function useOpened<Item extends Row>(
	items: readonly Item[],
	open: string | null,
	openAddress: (id: string) => string,
): Opened<Item> | undefined {
	const [last, setLast] = useState<{ item: Item; at: number }>();
	const at = items.findIndex(({ _id }) => _id === open);
	const item = items[at];
	if (item && (last?.item !== item || last.at !== at)) setLast({ item, at });

	const shown = item ? { item, at } : last;
	if (!open || shown?.item._id !== open) return undefined;
	const address = (row: Item | undefined) => row && openAddress(row._id);
	return {
		item: shown.item,
		previous: address(items[shown.at - 1]),
		next: address(items[item ? shown.at + 1 : shown.at]),
	};
}
