import type { ReactNode } from 'react';
import type { EntryStatusDto } from '../../state/standing';

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
