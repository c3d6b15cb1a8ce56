import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Row, sortField } from './column';
import { type ListConfig, type RowState, statesOf } from './list-config';

export const rowsPerPage = 20;

/** What a list is asked for; it lives in the address, so that going back finds it again. */
export interface TableState {
	readonly page: number;
	readonly search: string;
	readonly sort: string;
	readonly status: RowState | undefined;
}

type Change = { readonly [Name in keyof TableState]?: string };

/** `sort` is the list's own order, which the address leaves out. */
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
	/** Whatever changes but the page itself starts at the first page again, with no row open. */
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
	/** The row that is open, and the addresses that open and close one. */
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
