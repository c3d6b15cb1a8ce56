import type { EntryMove } from '@sumu/contract';
import type { ResourceName } from '../../../lib/query/keys';

/** An entry to sort, with its name and a note. */
export interface OrderableItem {
	readonly _id: string;
	readonly name: string;
	readonly note: string;
}

/** A kind of content in an order that the owner decides. */
export interface OrderableContent {
	readonly resource: ResourceName;
	readonly title: string;
	readonly plural: string;
	readonly backTo: string;
	readonly read: (signal: AbortSignal) => Promise<readonly OrderableItem[]>;
	readonly move: (move: EntryMove) => Promise<unknown>;
}
