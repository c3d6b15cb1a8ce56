import { Box } from '@chakra-ui/react';
import { type BulkAction, type DocumentKind, duplicateEntry, entryKinds } from '@sumu/contract';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { callAsUser } from '../../../../lib/session/call-as-user';
import { showAlert } from '../../../../ui/alerts';
import { Empty } from '../../../../ui/empty-state';
import { PageLinks } from '../../../../ui/page-links';
import { WaitingDrafts } from '../../drafts/unsaved-drafts';
import { entryRoutes } from '../../entry-routes';
import { toPublicationStatus } from '../../state/publication-status';
import { TrashLink } from '../../trash/trash-link';
import { trashWords } from '../../trash/words';
import { downloadFile } from '../../ui/download-file';
import { formatCount } from '../../ui/formats';
import { Failure, SkeletonRows } from '../../ui/loading-states';
import { PageBar } from '../../ui/page-bar';
import { adminWords } from '../../words';
import { BulkBar } from './bulk-bar';
import { FilterBar } from './filter-bar';
import type { DataRow } from './list-config';
import { type ListConfig, type RowState, statesOf } from './list-config';
import { NoRows } from './no-rows';
import { RefusalList } from './refusal-list';
import { RowActions, type RowOffer } from './row-actions';
import { RowTable } from './row-table';
import { SearchBox } from './search-box';
import { createSelectionStore } from './selection-store';
import { SortSelect } from './sort-select';
import { StateFilter } from './state-filter';
import { useBulk } from './use-bulk';
import { type OpenRow, useOpenRow } from './use-open-row';
import { useRemoval } from './use-removal';
import { useStableCallback } from './use-stable-callback';
import { useRows, useTableState } from './use-table-state';
import { useTranslatedList } from './use-translated-list';

const kindsWithStates: readonly DocumentKind[] = entryKinds;

const useNoChoices = () => () => [] as readonly string[];

/** List of one kind of content, with search, filters, sorting, paging, editing and actions on many rows. */
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
	const [selection] = useState(createSelectionStore);
	const removal = useRemoval(list, (ids) => {
		selection.clear();
		if (ids.length === visibleItems.length && state.page > 1)
			change({ page: String(state.page - 1) });
	});
	const bulk = useBulk(list);
	const useChoices = list.useBulkChoices ?? useNoChoices;
	const listChoices = useChoices();
	const visibleItems = useMemo(
		() => (rowsQuery.data?.data ?? []).filter(({ _id }) => !removal.gone.includes(_id)),
		[rowsQuery.data, removal.gone],
	);
	const totalCount = Math.max(
		0,
		(rowsQuery.data?.total ?? visibleItems.length) - removal.gone.length,
	);
	const canSelect = useCallback((item: Item) => !list.whyKept?.(item), [list]);
	const { setRows } = selection;
	useEffect(
		() => setRows(visibleItems.filter(canSelect).map(({ _id }) => _id)),
		[setRows, visibleItems, canSelect],
	);
	const changeSort = (next: string) => change({ sort: next === list.sort ? '' : next });

	const openRow = useOpenRow(visibleItems, open, openAddress);
	const closeDetail = () =>
		navigate(openAddress(null), { replace: true, preventScrollReset: true });
	const isNarrowed = state.status !== undefined || Object.keys(state.filters).length > 0;
	const isUndoPossible = removal.canUndo || removal.busy;

	const readSelected = async () => {
		if (selection.isEverythingSelected()) return (await bulk.readAll(state)).filter(canSelect);
		const ids = new Set(selection.listSelected());
		return visibleItems.filter(({ _id }) => ids.has(_id));
	};
	const exportMutation = useMutation({
		mutationFn: async () => {
			const { createRowsFile } = await import('./export-rows');
			const fields = list.exportedFields ?? [];
			return createRowsFile(await readSelected(), fields, `${list.resource}.csv`);
		},
		onSuccess: downloadFile,
		onError: (error) => showAlert('error', { title: 'The export failed', text: error.message }),
	});
	const deletion = useMutation({
		mutationFn: readSelected,
		onSuccess: (items) => removal.remove(items),
		onError: (error) =>
			showAlert('error', { title: adminWords.removal.failed, text: error.message }),
	});

	// The rows keep the same functions, so that they do not render again when the selection or a notice changes.
	const onOpen = useStableCallback((item: Item) => {
		const to = detail ? openAddress(item._id) : list.editTo?.(item);
		if (to) void navigate(to, { preventScrollReset: detail !== undefined });
	});
	const removeRow = useStableCallback((item: Item) => removal.remove([item]));
	const applyToRow = useStableCallback((item: Item, action: BulkAction) =>
		bulk.apply({ change: { action }, readRows: async () => [item], onDone: () => {} }),
	);
	const duplicateRow = useStableCallback(async ({ _id: id }: Item) => {
		if (!list.kind) return;
		const params = { kind: list.kind, id };
		try {
			const { insertedId } = await callAsUser(duplicateEntry, { params });
			await navigate(entryRoutes[list.kind].edit(insertedId));
		} catch (error) {
			await showAlert('error', {
				title: adminWords.notDone,
				text: error instanceof Error ? error.message : '',
			});
		}
	});
	const offerOf = useCallback(
		(item: Item): RowOffer => {
			const entryRoute = list.kind && entryRoutes[list.kind];
			const publication = toPublicationStatus(item);
			const hasStates = list.trash !== undefined && kindsWithStates.includes(list.trash);
			const apply = (action: BulkAction) => () => applyToRow(item, action);
			return {
				name: list.nameOf(item),
				viewTo: entryRoute?.hasPage && publication.isShown ? entryRoute.view(item._id) : undefined,
				editTo: list.editTo?.(item),
				whyKept: list.whyKept?.(item) ?? '',
				onDelete: () => removeRow(item),
				onPublish: hasStates && publication.status !== 'published' ? apply('publish') : undefined,
				onUnpublish: hasStates && publication.isShown ? apply('unpublish') : undefined,
				onDuplicate: list.kind && (() => void duplicateRow(item)),
			};
		},
		[list, removeRow, applyToRow, duplicateRow],
	);
	const isCompact = list.isCompact ?? false;
	const renderActions = useCallback(
		(item: Item) => <RowActions offer={offerOf(item)} isCompact={isCompact} />,
		[offerOf, isCompact],
	);

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
				<FilterBar filters={list.filters ?? []} values={state.filters} onChange={change} />
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
			<RefusalList refusals={bulk.refusals} onDismiss={bulk.dismissRefusals} />
			{rowsQuery.isPending && <SkeletonRows />}
			{rowsQuery.isError && <Failure what={list.plural} retry={() => rowsQuery.refetch()} />}
			{rowsQuery.data && visibleItems.length === 0 && isUndoPossible && (
				<Empty text={trashWords.justDeleted} />
			)}
			{rowsQuery.data && visibleItems.length === 0 && !isUndoPossible && (
				<NoRows
					list={list}
					search={state.search}
					status={state.status}
					isFiltered={isNarrowed}
					onClear={() =>
						change({
							search: '',
							status: '',
							...Object.fromEntries(Object.keys(state.filters).map((name) => [name, ''])),
						})
					}
				/>
			)}
			{visibleItems.length > 0 && (
				<RowTable
					list={list}
					items={visibleItems}
					state={state}
					selection={selection}
					canSelect={canSelect}
					onSort={changeSort}
					onOpen={detail || list.editTo ? onOpen : undefined}
					dimmed={rowsQuery.isPlaceholderData}
					actions={renderActions}
				/>
			)}
			<BulkBar
				selection={selection}
				total={totalCount}
				plural={list.plural}
				kind={list.trash}
				choices={listChoices}
				busy={removal.busy || bulk.isBusy || deletion.isPending || exportMutation.isPending}
				progress={bulk.progress ?? removal.progress}
				onApply={(bulkChange) =>
					bulk.apply({ change: bulkChange, readRows: readSelected, onDone: selection.clear })
				}
				onDelete={() => deletion.mutate()}
				onExport={list.exportedFields && (() => exportMutation.mutate())}
			/>
			<PageLinks
				label={`Pages of ${list.plural}`}
				current={state.page}
				pages={rowsQuery.data?.pagination ?? []}
				to={pageAddress}
			/>
			{list.trash && <TrashLink kind={list.trash} />}
			{openRow && detail?.(openRow, closeDetail)}
		</>
	);
}
