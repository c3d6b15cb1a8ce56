import { Box } from '@chakra-ui/react';
import { type ReactNode, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { sumuPaths } from '../../../../config/sumu-paths';
import { Empty } from '../../../../ui/empty-state';
import { PageLinks } from '../../../../ui/page-links';
import { TextLink } from '../../../../ui/text-link';
import { WaitingDrafts } from '../../drafts/unsaved-drafts';
import { entryRoutes } from '../../entry-routes';
import { toPublicationStatus } from '../../state/publication-status';
import { trashWords } from '../../trash/words';
import { formatCount } from '../../ui/formats';
import { Failure, SkeletonRows } from '../../ui/loading-states';
import { PageBar } from '../../ui/page-bar';
import { BulkBar } from './bulk-bar';
import type { DataRow } from './list-config';
import { type ListConfig, type RowState, statesOf } from './list-config';
import { NoRows } from './no-rows';
import { RowActions } from './row-actions';
import { RowTable } from './row-table';
import { SearchBox } from './search-box';
import { SortSelect } from './sort-select';
import { StateFilter } from './state-filter';
import { type OpenRow, useOpenRow } from './use-open-row';
import { useRemoval } from './use-removal';
import { useSelection } from './use-selection';
import { useRows, useTableState } from './use-table-state';
import { useTranslatedList } from './use-translated-list';

/** List of one kind of content, with search, sorting, paging, editing and deletion. */
export function ListScreen<Item extends DataRow>({
	list: listConfig,
	detail,
	children,
}: {
	list: ListConfig<Item, string, RowState>;
	/** Renders the row that the address opens with `?open=`. */
	detail?: (opened: OpenRow<Item>, close: () => void) => ReactNode;
	/** Links beside the title: add, order, export. */
	children?: ReactNode;
}) {
	const list = useTranslatedList(listConfig);
	const { state, change, pageAddress, open, openAddress } = useTableState(list);
	const stateLabels = statesOf(list);
	const hasStates = Object.keys(stateLabels).length > 0;
	const navigate = useNavigate();
	const rowsQuery = useRows(list, state);
	const entryRoute = list.kind && entryRoutes[list.kind];
	const viewTo = (item: Item) =>
		entryRoute?.hasPage && toPublicationStatus(item).isShown
			? entryRoute.view(item._id)
			: undefined;
	const whyKept = (item: Item) => list.whyKept?.(item) ?? '';
	const removal = useRemoval(list, (ids) => {
		selection.clear();
		if (ids.length === visibleItems.length && state.page > 1)
			change({ page: String(state.page - 1) });
	});
	const visibleItems = useMemo(
		() => (rowsQuery.data?.data ?? []).filter(({ _id }) => !removal.gone.includes(_id)),
		[rowsQuery.data, removal.gone],
	);
	const totalCount = (rowsQuery.data?.total ?? visibleItems.length) - removal.gone.length;
	const selection = useSelection(visibleItems.filter((item) => !whyKept(item)));
	const changeSort = (next: string) => change({ sort: next === list.sort ? '' : next });

	const openRow = useOpenRow(visibleItems, open, openAddress);
	const closeDetail = () =>
		navigate(openAddress(null), { replace: true, preventScrollReset: true });

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
						states={stateLabels}
						status={state.status}
						onChoose={(status) => change({ status })}
					/>
				)}
				<SortSelect columns={list.columns} sort={state.sort} onSort={changeSort} />
				<Box
					as="p"
					role="status"
					textStyle="small"
					color="muted"
					flex={{ base: '1 1 100%', lg: '0 1 auto' }}
				>
					{rowsQuery.data && formatCount(totalCount, list.one, list.plural)}
				</Box>
			</Box>
			{list.kind && <WaitingDrafts kind={list.kind} />}
			{rowsQuery.isPending && <SkeletonRows />}
			{rowsQuery.isError && <Failure what={list.plural} retry={() => rowsQuery.refetch()} />}
			{rowsQuery.data && visibleItems.length === 0 && removal.canUndo && (
				<Empty text={trashWords.justDeleted}>
					<TextLink to={sumuPaths.trash.at()}>{trashWords.toTrash}</TextLink>
				</Empty>
			)}
			{rowsQuery.data && visibleItems.length === 0 && !removal.canUndo && (
				<NoRows
					list={list}
					search={state.search}
					status={state.status}
					onClear={() => change({ search: '', status: '' })}
				/>
			)}
			{visibleItems.length > 0 && (
				<RowTable
					list={list}
					items={visibleItems}
					state={state}
					selection={selection}
					onSort={changeSort}
					dimmed={rowsQuery.isPlaceholderData}
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
				onDelete={() => removal.remove(visibleItems.filter(({ _id }) => selection.has(_id)))}
			/>
			<PageLinks
				label={`Pages of ${list.plural}`}
				current={state.page}
				pages={rowsQuery.data?.pagination ?? []}
				to={pageAddress}
			/>
			{openRow && detail?.(openRow, closeDetail)}
		</>
	);
}
