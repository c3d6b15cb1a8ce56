import { Box } from '@chakra-ui/react';
import { type TrashItem, type TrashKind, trashKinds } from '@sumu/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { askConfirmation, showAlert, showToast } from '../../../ui/alerts';
import { Button } from '../../../ui/button';
import { Empty } from '../../../ui/empty-state';
import { PageLinks } from '../../../ui/page-links';
import { TextButton } from '../../../ui/text-link';
import {
	deleteAllItems,
	deleteItems,
	refreshAfterTrash,
	restoreItems,
	trashQuery,
} from '../trash/api';
import { trashWords } from '../trash/words';
import { formatDate } from '../ui/formats';
import { Failure, SkeletonRows } from '../ui/loading-states';
import { PageBar } from '../ui/page-bar';
import { Tick } from './data-table/row-table';
import { StateFilter } from './data-table/state-filter';
import { useSelection } from './data-table/use-selection';

const titleOf = ({ title }: TrashItem) => title || trashWords.untitled;

function Item({
	item,
	isSelected,
	onSelect,
	onRestore,
	onDelete,
}: {
	item: TrashItem;
	isSelected: boolean;
	onSelect: () => void;
	onRestore: () => void;
	onDelete: () => void;
}) {
	const title = titleOf(item);
	return (
		<Box
			as="li"
			display="flex"
			flexWrap="wrap"
			alignItems="center"
			columnGap="4"
			rowGap="2"
			paddingBlock="3"
			borderBottomWidth="1px"
			borderColor="hairline"
		>
			<Tick label={trashWords.select(title)} checked={isSelected} onChange={onSelect} />
			<Box flex="1 1 200px" minWidth="0">
				<Box as="p" textStyle="ui" fontWeight="strong" overflowWrap="anywhere" dir="auto">
					{title}
				</Box>
				<Box as="p" textStyle="small" color="muted" css={{ '& time': { whiteSpace: 'nowrap' } }}>
					{`${trashWords.one[item.kind]} · ${trashWords.deleted} `}
					<time dateTime={item.deletedAt}>{formatDate(item.deletedAt)}</time>
					{item.deletedBy && ` ${trashWords.by(item.deletedBy)}`}
					{'\u00a0· '}
					<time dateTime={item.expiresAt}>{trashWords.kept(formatDate(item.expiresAt))}</time>
				</Box>
			</Box>
			<Box
				display="flex"
				gap="4"
				alignItems="center"
				paddingInlineStart={{ base: '36px', md: '0' }}
			>
				<Button
					size="compact"
					variant="outline"
					aria-label={trashWords.restoreOne(title)}
					onClick={onRestore}
				>
					{trashWords.restore}
				</Button>
				<TextButton color="danger" aria-label={trashWords.deleteOne(title)} onClick={onDelete}>
					{trashWords.deleteNow}
				</TextButton>
			</Box>
		</Box>
	);
}

/** Restores and deletes items; each call ends with fresh lists and a notice. */
function useTrashActions(onDone: () => void) {
	const client = useQueryClient();
	const { mutate, isPending } = useMutation({
		mutationFn: async ({
			run,
			kinds,
			notice,
			failure,
		}: {
			run: () => Promise<number>;
			kinds: readonly TrashKind[];
			notice: (count: number) => string;
			failure: string;
		}) => {
			try {
				const count = await run();
				if (count > 0) void showToast('success', { title: notice(count) });
				onDone();
			} catch (error) {
				const text = error instanceof Error ? error.message : '';
				await showAlert('error', { title: failure, text });
			} finally {
				await refreshAfterTrash(client, kinds);
			}
		},
	});
	const kindsOf = (items: readonly TrashItem[]) => items.map(({ kind }) => kind);
	const deletion = { notice: trashWords.deletedForGood, failure: trashWords.notDeleted };
	return {
		isBusy: isPending,
		restore: (items: readonly TrashItem[]) =>
			mutate({
				run: () => restoreItems(items),
				kinds: kindsOf(items),
				notice: trashWords.restored,
				failure: trashWords.notRestored,
			}),
		async remove(items: readonly TrashItem[]) {
			if (await askConfirmation(trashWords.deletion(items.length)))
				mutate({ run: () => deleteItems(items), kinds: kindsOf(items), ...deletion });
		},
		async removeAll(kind: TrashKind | undefined, count: number) {
			if (await askConfirmation(trashWords.emptying(count)))
				mutate({ run: () => deleteAllItems(kind), kinds: kind ? [kind] : trashKinds, ...deletion });
		},
	};
}

function useTrashAddress() {
	const [params, setParams] = useSearchParams();
	const requestedPage = Number(params.get('page') ?? 1);
	const page = Number.isInteger(requestedPage) && requestedPage > 0 ? requestedPage : 1;
	const kind = trashKinds.find((each) => each === params.get('kind'));
	return {
		page,
		kind,
		showKind: (next: string) => setParams(next ? { kind: next } : {}, { replace: true }),
		showPage: (next: number) => setParams({ ...(kind && { kind }), page: String(next) }),
		pageAddress: (next: number) =>
			`?${new URLSearchParams({ ...(kind && { kind }), page: String(next) })}`,
	};
}

/** Deleted entries, messages and subscribers, to restore or to delete permanently. */
export default function TrashScreen() {
	const { page, kind, showKind, showPage, pageAddress } = useTrashAddress();
	const { data, isPending, isError, refetch } = useQuery(trashQuery(page, kind));
	const items = data?.data ?? [];
	const total = data?.total ?? 0;
	const selection = useSelection(items);
	const selectedItems = items.filter(({ _id }) => selection.has(_id));
	const actions = useTrashActions(() => {
		selection.clear();
		if (page > 1 && selectedItems.length === items.length) showPage(page - 1);
	});
	return (
		<>
			<PageBar title={trashWords.title}>
				{total > 0 && (
					<TextButton color="danger" onClick={() => void actions.removeAll(kind, total)}>
						{trashWords.emptyAll}
					</TextButton>
				)}
			</PageBar>
			<Box as="p" textStyle="ui" color="muted" maxWidth="640px" paddingBlock="6">
				{trashWords.intro}
			</Box>
			<Box display="flex" flexWrap="wrap" alignItems="center" gap="4" marginBottom="2">
				<StateFilter
					label={trashWords.kind}
					all={trashWords.all}
					states={trashWords.kinds}
					status={kind}
					onChoose={showKind}
				/>
				{items.length > 0 && (
					<>
						<Tick
							label={trashWords.selectAll}
							checked={selection.all}
							mixed={selection.some}
							onChange={selection.toggleAll}
						/>
						<Button
							size="compact"
							variant="outline"
							aria-disabled={selectedItems.length === 0 || actions.isBusy}
							onClick={() => selectedItems.length > 0 && actions.restore(selectedItems)}
						>
							{trashWords.restoreMany(selectedItems.length)}
						</Button>
						{selectedItems.length > 0 && (
							<TextButton color="danger" onClick={() => void actions.remove(selectedItems)}>
								{trashWords.deleteMany(selectedItems.length)}
							</TextButton>
						)}
					</>
				)}
			</Box>
			{isPending && <SkeletonRows />}
			{isError && <Failure what={trashWords.title} retry={() => refetch()} />}
			{data && items.length === 0 && (
				<Empty text={kind ? trashWords.emptyOfKind(trashWords.kinds[kind]) : trashWords.empty} />
			)}
			{items.length > 0 && (
				<Box as="ul" maxWidth="960px">
					{items.map((item) => (
						<Item
							key={item._id}
							item={item}
							isSelected={selection.has(item._id)}
							onSelect={() => selection.toggle(item._id)}
							onRestore={() => actions.restore([item])}
							onDelete={() => void actions.remove([item])}
						/>
					))}
				</Box>
			)}
			<PageLinks
				label={trashWords.pages}
				current={page}
				pages={data?.pagination ?? []}
				to={pageAddress}
			/>
		</>
	);
}
