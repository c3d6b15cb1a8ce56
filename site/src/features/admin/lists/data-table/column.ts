import type { ReactNode } from 'react';
import type { Told } from '../../state/standing';

/** A document as every list of the contract answers it. */
export interface Row extends Told {
	readonly _id: string;
}

/** One column: a cell of the table on a wide screen, a line of the card on a small one. */
export interface Column<Item extends Row, Field extends string = string> {
	readonly header: string;
	/** The field the server sorts by; without one the column cannot be sorted. */
	readonly sort?: Field;
	/** `main` heads the card, `figure` is right-aligned; `hidden` only shows where there is room. */
	readonly role?: 'main' | 'figure' | 'date' | 'hidden';
	/** `position` counts the rows of all pages from 1. */
	readonly cell: (item: Item, position: number) => ReactNode;
}

/** `name` ascending, `-name` descending. */
export const isDescending = (sort: string) => sort.startsWith('-');
export const sortField = (sort: string) => sort.replace(/^-/, '');
export const flipped = (sort: string) => (isDescending(sort) ? sortField(sort) : `-${sort}`);
