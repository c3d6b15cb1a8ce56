import { arrayMove } from '@dnd-kit/sortable';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../lib/query/keys';
import type { OrderableContent, OrderableItem } from './orderable';

/** Order of a kind of content. Every move is saved immediately, and undone if that fails. */
export function useOrder({ resource, read, save }: OrderableContent) {
	const queryClient = useQueryClient();
	const queryKey = [...queryKeys[resource], 'order'];
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
			isLast() ? queryClient.invalidateQueries({ queryKey: queryKeys[resource] }) : undefined,
	});

	const moveItem = (id: string, to: string) => {
		const places = orderedItems.map(({ _id }) => _id);
		const [from, target] = [places.indexOf(id), places.indexOf(to)];
		if (from !== target && from >= 0 && target >= 0)
			saveMutation.mutate(arrayMove([...orderedItems], from, target));
	};

	return { order: orderQuery, items: orderedItems, move: moveItem, saving: saveMutation };
}
