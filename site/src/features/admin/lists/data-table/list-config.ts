import type { EntryKind, EntryState, MessageState, SortOf } from '@sumu/contract';
import type { Resource } from '../../../../lib/query/keys';
import { words } from '../../words';
import type { Column, Row } from './column';

/** How a row stands, in the lists that can be narrowed by it. */
export type RowState = EntryState | MessageState;

/** One page of a list and the number of rows on all pages. */
export interface RowsResponse<Item extends Row> {
	readonly data: readonly Item[];
	readonly pagination: readonly number[];
	readonly total?: number | undefined;
}

/** What a page of rows is asked for with. */
export interface TableAsk<Field extends string, State extends string = EntryState>
	extends Record<string, unknown> {
	readonly page: number;
	readonly size: number;
	readonly search: string;
	readonly sort: SortOf<Field>;
	/** Only rows of this state. */
	readonly status?: State | undefined;
}

/** A kind of content the owner keeps in order: how it is read, shown and deleted. */
export interface ListConfig<
	Item extends Row,
	Field extends string = string,
	State extends RowState = EntryState,
> {
	readonly resource: Resource;
	readonly title: string;
	/** As in ‘1 project’ and ‘12 projects’. */
	readonly one: string;
	readonly plural: string;
	readonly searchHint: string;
	/** What the server can sort by, and the order it comes in: `name`, or `-name` descending. */
	readonly sortFields: readonly Field[];
	readonly sort: SortOf<Field>;
	readonly columns: readonly Column<Item, Field>[];
	// A method, so that the screen need not know the fields.
	read(ask: TableAsk<Field, State>, signal: AbortSignal): Promise<RowsResponse<Item>>;
	/** With `keepalive` it is sent even though the page is left. */
	readonly remove: (id: string, options?: { keepalive: boolean }) => Promise<unknown>;
	/** What goes with rows that are deleted. */
	readonly goesWith?: string;
	readonly nameOf: (item: Item) => string;
	/** As the question before a deletion names it, and what is said after it. */
	readonly entity: string;
	readonly deleted?: string;
	/** Why a row cannot be deleted; empty where it can. */
	readonly whyKept?: (item: Item) => string;
	readonly editTo?: (item: Item) => string;
	/** Where its rows have drafts: which kind they are of. */
	readonly kind?: EntryKind;
	/** The states a list without drafts can be narrowed to, by their words. */
	readonly states?: Readonly<Record<string, string>>;
	/** What an empty list says, where there is more to say than that. */
	readonly whenEmpty?: string;
}

/** The states a list can be narrowed to, by their words; none where there are none. */
export const statesOf = ({
	states,
	kind,
}: Pick<ListConfig<Row>, 'states' | 'kind'>): Readonly<Record<string, string>> =>
	states ?? (kind ? words.state : {});
