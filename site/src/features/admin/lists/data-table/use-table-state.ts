import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { queryKeyOf } from '../../../../lib/query/keys';
import { rememberListAddress } from '../../ui/list-address';
import { type DataRow, type ListConfig, type RowState, sortField, statesOf } from './list-config';
import { isNestedCondition, type ListFilters, toFilterQuery } from './nested-filter';

export const ROWS_PER_PAGE = 20;

/** Page, search, order and filters of a list, stored in the address, so that going back restores them. */
export interface TableState {
	readonly page: number;
	readonly search: string;
	readonly sort: string;
	readonly status: RowState | undefined;
	readonly filters: ListFilters;
}

/** Values to set in the address by name; an empty one is removed. */
type Change = Readonly<Record<string, string>>;

/** `list.sort` is the default order, which the address omits. */
export function useTableState(
	list: Pick<ListConfig<DataRow>, 'sort' | 'sortFields' | 'kind' | 'states' | 'filters'>,
) {
	const { sort, sortFields } = list;
	const { pathname, search: addressQuery } = useLocation();
	const [params, setParams] = useSearchParams();
	useEffect(() => rememberListAddress(pathname, addressQuery), [pathname, addressQuery]);
	const requestedPage = Number(params.get('page') ?? 1);
	const requestedSort = params.get('sort') ?? '';
	const ownNames = (list.filters ?? []).flatMap(({ names }) => names);
	const filterKey = JSON.stringify(
		[...params].filter(
			([name, value]) => value && (isNestedCondition(name) || ownNames.includes(name)),
		),
	);
	const filters = useMemo<ListFilters>(
		() => Object.fromEntries(JSON.parse(filterKey)),
		[filterKey],
	);
	const tableState: TableState = {
		page: Number.isInteger(requestedPage) && requestedPage > 0 ? requestedPage : 1,
		search: params.get('search') ?? '',
		sort: sortFields.includes(sortField(requestedSort)) ? requestedSort : sort,
		status: (Object.keys(statesOf(list)) as RowState[]).find(
			(status) => status === params.get('status'),
		),
		filters,
	};
	/** Applies a change. Unless it sets the page, the list returns to the first page; an open row is closed. */
	const updateTableState = useCallback(
		(next: Change) =>
			setParams(
				(now) => {
					const nextParams = new URLSearchParams(now);
					nextParams.delete('page');
					nextParams.delete('open');
					for (const [name, value] of Object.entries(next))
						if (value) nextParams.set(name, value);
						else nextParams.delete(name);
					return nextParams;
				},
				{ replace: true, preventScrollReset: true },
			),
		[setParams],
	);
	/** Id of the open row; `openAddress` opens a row, or closes it with null. */
	const openId = params.get('open');
	const openAddress = (id: string | null) => {
		const nextParams = new URLSearchParams(params);
		if (id) nextParams.set('open', id);
		else nextParams.delete('open');
		return `?${nextParams}`;
	};
	const pageAddress = (number: number) => {
		const nextParams = new URLSearchParams(params);
		nextParams.delete('open');
		nextParams.set('page', String(number));
		return `?${nextParams}`;
	};
	return { state: tableState, change: updateTableState, pageAddress, open: openId, openAddress };
}

/** Query of a list call for the rows that match a state, on whichever page. */
export const toRowQuery = ({ search, sort, status, filters }: TableState) => ({
	search,
	sort,
	status,
	...toFilterQuery(filters),
});

/** One page of rows; the previous one stays visible while the next one loads. */
export const useRows = <Item extends DataRow>(
	{ resource, read }: ListConfig<Item, string, RowState>,
	state: TableState,
) =>
	useQuery({
		queryKey: [...queryKeyOf(resource), 'managed', state],
		queryFn: ({ signal }) =>
			read({ ...toRowQuery(state), page: state.page, size: ROWS_PER_PAGE }, signal),
		placeholderData: keepPreviousData,
	});
