import { Box } from '@chakra-ui/react';
import { type ReactNode, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageLinks } from '../../../../ui/page-links';
import { WaitingDrafts } from '../../drafts/waiting-drafts';
import { places } from '../../places';
import { standingOf } from '../../state/standing';
import { counted } from '../../ui/english';
import { PageBar } from '../../ui/page-bar';
import { BulkBar } from './bulk-bar';
import type { Row } from './column';
import { Failure } from './failure';
import { type ListConfig, type RowState, statesOf } from './list-config';
import { NoRows } from './no-rows';
import { RowActions } from './row-actions';
import { RowTable } from './row-table';
import { SearchBox } from './search-box';
import { SkeletonRows } from './skeleton-rows';
import { SortSelect } from './sort-select';
import { StateFilter } from './state-filter';
import { type Opened, useOpened } from './use-opened';
import { useRemoval } from './use-removal';
import { useRows } from './use-rows';
import { useSelection } from './use-selection';
import { useTableState } from './use-table-state';

/** List of one kind of content, with search, sorting, paging, editing and deletion. */
export function ListScreen<Item extends Row>({
	list,
	detail,
	children,
}: {
	list: ListConfig<Item, string, RowState>;
	/** Renders the row that the address opens with `?open=`. */
	detail?: (opened: Opened<Item>, close: () => void) => ReactNode;
	/** Links beside the title: add, order, export. */
	children?: ReactNode;
}) {
	const { state, change, pageAddress, open, openAddress } = useTableState(list);
	const states = statesOf(list);
	const hasStates = Object.keys(states).length > 0;
	const navigate = useNavigate();
	const rows = useRows(list, state);
	const place = list.kind && places[list.kind];
	const viewTo = (item: Item) =>
		place?.hasPage && standingOf(item).isShown ? place.view(item._id) : undefined;
	const whyKept = (item: Item) => list.whyKept?.(item) ?? '';
	const removal = useRemoval(list, (ids) => {
		selection.clear();
		if (ids.length === items.length && state.page > 1) change({ page: String(state.page - 1) });
	});
	const items = useMemo(
		() => (rows.data?.data ?? []).filter(({ _id }) => !removal.gone.includes(_id)),
		[rows.data, removal.gone],
	);
	const total = (rows.data?.total ?? items.length) - removal.gone.length;
	const selection = useSelection(items.filter((item) => !whyKept(item)));
	const sort = (next: string) => change({ sort: next === list.sort ? '' : next });

	const opened = useOpened(items, open, openAddress);
	const close = () => navigate(openAddress(null), { replace: true, preventScrollReset: true });

	return (
		<>
			<PageBar title={list.title}>{children}</PageBar>
			<Box display="flex" flexWrap="wrap" alignItems="center" gap="3" marginBlock="4">
				<SearchBox
					hint={list.searchHint}
					value={state.search}
					onChange={(search) => change({ search })}
				/>
				{hasStates && (
					<StateFilter
						states={states}
						status={state.status}
						onChoose={(status) => change({ status })}
					/>
				)}
				<SortSelect columns={list.columns} sort={state.sort} onSort={sort} />
				<Box
					as="p"
					role="status"
					textStyle="small"
					color="muted"
					flex={{ base: '1 1 100%', lg: '0 1 auto' }}
				>
					{rows.data && counted(total, list.one, list.plural)}
				</Box>
			</Box>
			{list.kind && <WaitingDrafts kind={list.kind} />}
			{rows.isPending && <SkeletonRows />}
			{rows.isError && <Failure what={list.plural} retry={() => rows.refetch()} />}
			{rows.data && items.length === 0 && (
				<NoRows
					list={list}
					search={state.search}
					status={state.status}
					onClear={() => change({ search: '', status: '' })}
				/>
			)}
			{items.length > 0 && (
				<RowTable
					list={list}
					items={items}
					state={state}
					selection={selection}
					onSort={sort}
					dimmed={rows.isPlaceholderData}
					actions={(item) => (
						<RowActions
							name={list.nameOf(item)}
							viewTo={viewTo(item)}
							editTo={list.editTo?.(item)}
							whyKept={whyKept(item)}
							onDelete={() => removal.remove([item])}
						/>
					)}
				/>
			)}
			<BulkBar
				count={selection.ids.length}
				busy={removal.busy}
				onClear={selection.clear}
				onDelete={() => removal.remove(items.filter(({ _id }) => selection.has(_id)))}
			/>
			<PageLinks
				label={`Pages of ${list.plural}`}
				current={state.page}
				pages={rows.data?.pagination ?? []}
				to={pageAddress}
			/>
			{opened && detail?.(opened, close)}
		</>
	);
}
