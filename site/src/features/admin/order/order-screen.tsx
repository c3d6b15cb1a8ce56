import { Box } from '@chakra-ui/react';
import { arrayMove } from '@dnd-kit/sortable';
import type { EntryMove } from '@sumu/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { startTransition, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { queryKeyOf } from '../../../lib/query/keys';
import { LinkButton } from '../../../ui/button';
import { Empty } from '../../../ui/empty-state';
import { Input } from '../../../ui/field';
import { useStableCallback } from '../lists/data-table/use-stable-callback';
import { formatCount } from '../ui/formats';
import { listAddressOf } from '../ui/list-address';
import { Failure, SkeletonRows } from '../ui/loading-states';
import { PageBar } from '../ui/page-bar';
import { type OrderableContent, type OrderableItem, orderableAt } from './orderable-entries';
import { MoveMenu, PositionInput } from './place-controls';
import { RowList, type RowPlace } from './row-list';
import { SortableList } from './sortable-list';
import { Line, RowText, SortableRow } from './sortable-row';

interface PlannedMove {
	/** Order after the move, which is shown at once. */
	readonly next: readonly OrderableItem[];
	readonly move: EntryMove;
}

const noItems: readonly OrderableItem[] = [];

/** Order of a kind of content. Every move is saved immediately, and undone if that fails. */
function useOrder({ resource, read, move: saveMove }: OrderableContent) {
	const queryClient = useQueryClient();
	const queryKey = [...queryKeyOf(resource), 'order'];
	const orderQuery = useQuery({ queryKey, queryFn: ({ signal }) => read(signal) });
	const orderedItems = orderQuery.data ?? noItems;
	/** True if no further move is queued. */
	const isLast = () => queryClient.isMutating({ mutationKey: queryKey }) === 1;

	const saveMutation = useMutation({
		mutationKey: queryKey,
		scope: { id: `order-${resource}` },
		mutationFn: ({ move }: PlannedMove) => saveMove(move),
		onMutate: async ({ next }) => {
			await queryClient.cancelQueries({ queryKey });
			const before = queryClient.getQueryData<readonly OrderableItem[]>(queryKey);
			queryClient.setQueryData(queryKey, next);
			return before;
		},
		onError: (_error, _move, before) => {
			if (isLast()) queryClient.setQueryData(queryKey, before);
		},
		onSettled: () =>
			isLast() ? queryClient.invalidateQueries({ queryKey: queryKeyOf(resource) }) : undefined,
	});

	const moveToPosition = useStableCallback((id: string, position: number) => {
		const target = position - 1;
		const from = orderedItems.findIndex(({ _id }) => _id === id);
		if (from < 0 || from === target || !orderedItems[target]) return;
		saveMutation.mutate({
			next: arrayMove([...orderedItems], from, target),
			move: { move: id, position },
		});
	});
	/** Moves a row to the place of another one, which may itself have moved elsewhere meanwhile. */
	const moveTo = useStableCallback((id: string, to: string) => {
		const places = orderedItems.map(({ _id }) => _id);
		const [from, target] = [places.indexOf(id), places.indexOf(to)];
		if (from === target || from < 0 || target < 0) return;
		saveMutation.mutate({
			next: arrayMove([...orderedItems], from, target),
			move: from < target ? { move: id, after: to } : { move: id, before: to },
		});
	});

	return { order: orderQuery, items: orderedItems, moveToPosition, moveTo, saving: saveMutation };
}

const saveStatusTexts = {
	idle: 'The site shows them in this order. Drag a row, use its arrow buttons or enter its position. With the keyboard, press Space to pick it up and move it with the arrow keys.',
	pending: 'Saving…',
	success: 'Saved.',
	error: 'The new order couldn’t be saved. The rows are back where they were.',
} as const;

/** A list of this length can be searched. */
const MIN_SEARCHABLE_ROWS = 10;

const matches = ({ name, note }: OrderableItem, words: readonly string[]) => {
	const text = `${name} ${note}`.toLowerCase();
	return words.every((word) => text.includes(word));
};

/** Searches as the user types. The rows render afterwards, so that they do not delay the next key. */
function OrderSearch({ plural, onSearch }: { plural: string; onSearch: (search: string) => void }) {
	const [text, setText] = useState('');
	return (
		<Input
			type="search"
			aria-label={`Search ${plural}`}
			placeholder={`Search ${plural}`}
			value={text}
			onChange={({ target }) => {
				setText(target.value);
				startTransition(() => onSearch(target.value));
			}}
		/>
	);
}

/** Rows of one content type, to sort into the order that the site shows. */
function OrderRows({ orderable }: { orderable: OrderableContent }) {
	const { order, items, moveToPosition, moveTo, saving } = useOrder(orderable);
	const [search, setSearch] = useState('');
	const words = search.toLowerCase().split(/\s+/).filter(Boolean);
	const isSearching = words.length > 0;
	const positions = useMemo(
		() => new Map(items.map(({ _id }, index) => [_id, index + 1])),
		[items],
	);
	const shownItems = isSearching ? items.filter((item) => matches(item, words)) : items;
	const renderRow = (item: OrderableItem, _: number, place?: RowPlace) => {
		const count = items.length;
		const position = positions.get(item._id) ?? 0;
		const controls = { item, position, count, onMove: moveToPosition };
		const input = <PositionInput {...controls} />;
		const menu = <MoveMenu {...controls} />;
		return isSearching ? (
			<Line
				key={item._id}
				ref={place?.measure}
				data-index={place?.['data-index']}
				style={place?.style}
			>
				{input}
				<RowText item={item} />
				{menu}
			</Line>
		) : (
			<SortableRow
				key={item._id}
				item={item}
				position={position}
				place={place}
				places={input}
				after={menu}
			/>
		);
	};
	return (
		<>
			<PageBar title={orderable.title}>
				<LinkButton to={listAddressOf(orderable.backTo)} size="compact" variant="outline">
					Back to the list
				</LinkButton>
			</PageBar>
			<Box
				as="p"
				role="status"
				textStyle="small"
				color={saving.isError ? 'danger' : 'muted'}
				marginBlock="4"
			>
				{saveStatusTexts[saving.status]}
			</Box>
			{items.length >= MIN_SEARCHABLE_ROWS && (
				<Box display="flex" alignItems="center" gap="4" maxWidth="820px" marginBottom="4">
					<OrderSearch plural={orderable.plural} onSearch={setSearch} />
					<Box as="p" role="status" textStyle="small" color="muted" flex="none">
						{isSearching && formatCount(shownItems.length, 'found', 'found')}
					</Box>
				</Box>
			)}
			{order.isPending && <SkeletonRows />}
			{order.isError && <Failure what={orderable.plural} retry={() => order.refetch()} />}
			{order.data && items.length === 0 && <Empty />}
			{isSearching && shownItems.length === 0 && (
				<Empty text={`No ${orderable.plural} match your search.`} />
			)}
			{/* A search keeps the list, which knows its place and the size of the window. */}
			<SortableList items={items} move={moveTo}>
				<RowList total={items.length} items={shownItems} renderRow={renderRow} />
			</SortableList>
		</>
	);
}

/** The order screen of every content type. Its address names the type. */
export default function OrderScreen() {
	const { pathname } = useLocation();
	const orderable = useMemo(() => orderableAt(pathname), [pathname]);
	return <OrderRows key={orderable.resource} orderable={orderable} />;
}
