import { Box } from '@chakra-ui/react';
import { arrayMove } from '@dnd-kit/sortable';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeyOf } from '../../../lib/query/keys';
import { LinkButton } from '../../../ui/button';
import { Empty } from '../../../ui/empty-state';
import { Failure, SkeletonRows } from '../ui/loading-states';
import { PageBar } from '../ui/page-bar';
import type { OrderableContent, OrderableItem } from './orderable';
import { SortableList } from './sortable-list';
import { SortableRow } from './sortable-row';

/** Order of a kind of content. Every move is saved immediately, and undone if that fails. */
export function useOrder({ resource, read, save }: OrderableContent) {
	const queryClient = useQueryClient();
	const queryKey = [...queryKeyOf(resource), 'order'];
	const orderQuery = useQuery({ queryKey, queryFn: ({ signal }) => read(signal) });
	const orderedItems = orderQuery.data ?? [];
	/** True if no further move is queued. A queued move already includes this one. */
	const isLast = () => queryClient.isMutating({ mutationKey: queryKey }) === 1;

	const saveMutation = useMutation({
		mutationKey: queryKey,
		scope: { id: `order-${resource}` },
		mutationFn: (next: readonly OrderableItem[]) => save(next.map(({ _id }) => _id)),
		onMutate: async (next) => {
			await queryClient.cancelQueries({ queryKey });
			const before = queryClient.getQueryData<readonly OrderableItem[]>(queryKey);
			queryClient.setQueryData(queryKey, next);
			return before;
		},
		onError: (_error, _next, before) => {
			if (isLast()) queryClient.setQueryData(queryKey, before);
		},
		onSettled: () =>
			isLast() ? queryClient.invalidateQueries({ queryKey: queryKeyOf(resource) }) : undefined,
	});

	const moveItem = (id: string, to: string) => {
		const places = orderedItems.map(({ _id }) => _id);
		const [from, target] = [places.indexOf(id), places.indexOf(to)];
		if (from !== target && from >= 0 && target >= 0)
			saveMutation.mutate(arrayMove([...orderedItems], from, target));
	};

	return { order: orderQuery, items: orderedItems, move: moveItem, saving: saveMutation };
}

const saveStatusTexts = {
	idle: 'The site shows them in this order. Drag a row or use its arrow buttons. With the keyboard, press Space to pick it up and move it with the arrow keys.',
	pending: 'Saving…',
	success: 'Saved.',
	error: 'The new order couldn’t be saved. The rows are back where they were.',
} as const;

/** Screen to sort one kind of content into the order the site shows. */
export function OrderScreen({ orderable }: { orderable: OrderableContent }) {
	const { order, items, move, saving } = useOrder(orderable);
	return (
		<>
			<PageBar title={orderable.title}>
				<LinkButton to={orderable.backTo} size="compact" variant="outline">
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
			{order.isPending && <SkeletonRows />}
			{order.isError && <Failure what={orderable.plural} retry={() => order.refetch()} />}
			{order.data && items.length === 0 && <Empty />}
			<SortableList items={items} move={move}>
				<Box as="ol" borderTopWidth="1px" borderColor="hairline" maxWidth="820px">
					{items.map((item, index) => (
						<SortableRow key={item._id} item={item} position={index + 1} />
					))}
				</Box>
			</SortableList>
		</>
	);
}
