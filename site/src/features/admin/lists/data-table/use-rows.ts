import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../../../lib/query/keys';
import type { DataRow } from './column';
import type { ListConfig, RowState } from './list-config';
import { ROWS_PER_PAGE, type TableState } from './use-table-state';

/** One page of rows; the previous one stays visible while the next one loads. */
export const useRows = <Item extends DataRow>(
	{ resource, read }: ListConfig<Item, string, RowState>,
	state: TableState,
) =>
	useQuery({
		queryKey: [...queryKeys[resource], 'managed', state],
		queryFn: ({ signal }) => read({ ...state, size: ROWS_PER_PAGE }, signal),
		placeholderData: keepPreviousData,
	});
