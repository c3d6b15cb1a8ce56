import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Row, sortField } from './column';
import { type ListConfig, type RowState, statesOf } from './list-config';

export const rowsPerPage = 20;

/** Page, search, order and filter of a list, stored in the address, so that going back restores them. */
export interface TableState {
	readonly page: number;
	readonly search: string;
	readonly sort: string;
	readonly status: RowState | undefined;
}

type Change = { readonly [Name in keyof TableState]?: string };

/** `list.sort` is the default order, which the address omits. */
export function useTableState(
	list: Pick<ListConfig<Row>, 'sort' | 'sortFields' | 'kind' | 'states'>,
) {
	const { sort, sortFields } = list;
	const [params, setParams] = useSearchParams();
	const page = Number(params.get('page') ?? 1);
	const asked = params.get('sort') ?? '';
	const state: TableState = {
		page: Number.isInteger(page) && page > 0 ? page : 1,
		search: params.get('search') ?? '',
		sort: sortFields.includes(sortField(asked)) ? asked : sort,
		status: (Object.keys(statesOf(list)) as RowState[]).find(
			(status) => status === params.get('status'),
		),
	};
	/** Applies a change. Unless it sets the page, the list returns to the first page; an open row is closed. */
	const change = useCallback(
		(next: Change) =>
			setParams(
				(now) => {
					const wanted = new URLSearchParams(now);
					wanted.delete('page');
					wanted.delete('open');
					for (const [name, value] of Object.entries(next))
						if (value) wanted.set(name, value);
						else wanted.delete(name);
					return wanted;
				},
				{ replace: true, preventScrollReset: true },
			),
		[setParams],
	);
	/** Id of the open row; `openAddress` opens a row, or closes it with null. */
	const open = params.get('open');
	const openAddress = (id: string | null) => {
		const wanted = new URLSearchParams(params);
		if (id) wanted.set('open', id);
		else wanted.delete('open');
		return `?${wanted}`;
	};
	const pageAddress = (number: number) => {
		const wanted = new URLSearchParams(params);
		wanted.delete('open');
		wanted.set('page', String(number));
		return `?${wanted}`;
	};
	return { state, change, pageAddress, open, openAddress };
}
