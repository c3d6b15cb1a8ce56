import type {
	BulkAction,
	DocumentKind,
	EntryKind,
	EntryState,
	MessageState,
	SortOf,
} from '@sumu/contract';
import type { ReactNode } from 'react';
import type { ResourceName } from '../../../../lib/query/keys';
import type { EntryStatusDto } from '../../state/publication-status';
import { adminWords } from '../../words';
import type { ListFilter } from './list-filters';

/** A row as every list of the API returns it. */
export interface DataRow extends EntryStatusDto {
	readonly _id: string;
}

/** A column: a cell of the table on wide screens, a line of the card on small ones. */
export interface TableColumn<Item extends DataRow, Field extends string = string> {
	readonly header: string;
	/** Field the server sorts by; without it the column is not sortable. */
	readonly sort?: Field;
	/** `main` is the heading of the card, `figure` is right-aligned; `hidden` only shows on wide screens. */
	readonly role?: 'main' | 'figure' | 'date' | 'hidden';
	/** `position` is the row number across all pages, from 1. */
	readonly cell: (item: Item, position: number) => ReactNode;
}

/** `name` sorts ascending, `-name` descending. */
export const isDescending = (sort: string) => sort.startsWith('-');
export const sortField = (sort: string) => sort.replace(/^-/, '');
export const flipSortDirection = (sort: string) =>
	isDescending(sort) ? sortField(sort) : `-${sort}`;

/** Status of a row, in lists that can be filtered by it. */
export type RowState = EntryState | MessageState;

/** One page of a list and the number of rows on all pages. */
export interface RowsResponse<Item extends DataRow> {
	readonly data: readonly Item[];
	readonly pagination: readonly number[];
	readonly total?: number | undefined;
}

/** Query for one page of rows. */
export interface TableAsk<Field extends string, State extends string = EntryState>
	extends Record<string, unknown> {
	readonly page: number;
	readonly size: number;
	readonly search: string;
	readonly sort: SortOf<Field>;
	/** Only rows with this status. */
	readonly status?: State | undefined;
}

/** Configuration of a content list: how it is read, shown and deleted. */
export interface ListConfig<
	Item extends DataRow,
	Field extends string = string,
	State extends RowState = EntryState,
> {
	readonly resource: ResourceName;
	readonly title: string;
	/** Singular and plural, as in ‘1 project’ and ‘12 projects’. */
	readonly one: string;
	readonly plural: string;
	readonly searchHint: string;
	/** Fields the server can sort by; `sort` is the default order: `name`, or `-name` for descending. */
	readonly sortFields: readonly Field[];
	readonly sort: SortOf<Field>;
	readonly columns: readonly TableColumn<Item, Field>[];
	// A method, whose parameters TypeScript checks bivariantly: the screen need not know the fields.
	read(ask: TableAsk<Field, State>, signal: AbortSignal): Promise<RowsResponse<Item>>;
	/** With `keepalive`, the request is sent even if the user leaves the page. */
	readonly remove: (id: string, options?: { keepalive: boolean }) => Promise<unknown>;
	/** Sentence on further effects of a deletion, shown in the confirmation for several rows. */
	readonly goesWith?: string;
	readonly nameOf: (item: Item) => string;
	/** Name of a row in the delete confirmation; `deleted` replaces it in the notice afterwards. */
	readonly entity: string;
	readonly deleted?: string;
	/** Why a row cannot be deleted; empty if it can. */
	readonly whyKept?: (item: Item) => string;
	readonly editTo?: (item: Item) => string;
	/** Entry kind, if the rows have drafts. */
	readonly kind?: EntryKind;
	/** Kind under which deleted rows go to the trash; without it, a deletion waits until it can no longer be undone. */
	readonly trash?: DocumentKind;
	/** Labels of the statuses that a list without drafts can be filtered by. */
	readonly states?: Readonly<Record<string, string>>;
	/** Filters besides the status. */
	readonly filters?: readonly ListFilter[];
	/** Fields of the rows that an exported file contains; without it, nothing can be exported. */
	readonly exportedFields?: readonly (keyof Item & string)[];
	/** Known values of a bulk action, such as the categories. */
	readonly useBulkChoices?: () => (action: BulkAction) => readonly string[];
	/** Whether a row on small screens is only its main cell and a menu. */
	readonly isCompact?: boolean;
	/** Text of an empty list, in place of the default. */
	readonly whenEmpty?: string;
}

/** Labels of the statuses a list can be filtered by; empty if it cannot be filtered. */
export const statesOf = ({
	states,
	kind,
}: Pick<ListConfig<DataRow>, 'states' | 'kind'>): Readonly<Record<string, string>> =>
	states ?? (kind ? adminWords.state : {});
