import type { Resource } from '../../../lib/query/keys';

/** An entry to sort, with its name and a note. */
export interface Placed {
	readonly _id: string;
	readonly name: string;
	readonly note: string;
}

/** A kind of content in an order that the owner decides. */
export interface Orderable {
	readonly resource: Resource;
	readonly title: string;
	readonly plural: string;
	readonly backTo: string;
	readonly read: (signal: AbortSignal) => Promise<readonly Placed[]>;
	readonly save: (ids: string[]) => Promise<unknown>;
}
