import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { keys } from '../../../../lib/query/keys';
import type { Row } from './column';
import type { ListConfig, RowState } from './list-config';
import { rowsPerPage, type TableState } from './use-table-state';

/** One page of rows; the previous one stays visible while the next one loads. */
export const useRows = <Item extends Row>(
	{ resource, read }: ListConfig<Item, string, RowState>,
	state: TableState,
) =>
	useQuery({
		queryKey: [...keys[resource], 'managed', state],
		queryFn: ({ signal }) => read({ ...state, size: rowsPerPage }, signal),
		placeholderData: keepPreviousData,
	});
