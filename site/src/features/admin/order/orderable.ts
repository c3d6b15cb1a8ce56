import type { Resource } from '../../../lib/query/keys';

/** One thing in the owner's order, by its name and picture. */
export interface Placed {
	readonly _id: string;
	readonly name: string;
	readonly note: string;
}

/** A kind of content whose order the owner decides. */
export interface Orderable {
	readonly resource: Resource;
	readonly title: string;
	readonly plural: string;
	readonly backTo: string;
	readonly read: (signal: AbortSignal) => Promise<readonly Placed[]>;
	readonly save: (ids: string[]) => Promise<unknown>;
}
