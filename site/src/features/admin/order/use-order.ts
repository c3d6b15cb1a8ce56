import { arrayMove } from '@dnd-kit/sortable';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { keys } from '../../../lib/query/keys';
import type { Orderable, Placed } from './orderable';

/** Order of a kind of content. Every move is saved immediately, and undone if that fails. */
export function useOrder({ resource, read, save }: Orderable) {
	const client = useQueryClient();
	const queryKey = [...keys[resource], 'order'];
	const order = useQuery({ queryKey, queryFn: ({ signal }) => read(signal) });
	const items = order.data ?? [];
	/** True if no further move is queued. A queued move already includes this one. */
	const isLast = () => client.isMutating({ mutationKey: queryKey }) === 1;

	const saving = useMutation({
		mutationKey: queryKey,
		scope: { id: `order-${resource}` },
		mutationFn: (next: readonly Placed[]) => save(next.map(({ _id }) => _id)),
		onMutate: async (next) => {
			await client.cancelQueries({ queryKey });
			const before = client.getQueryData<readonly Placed[]>(queryKey);
			client.setQueryData(queryKey, next);
			return before;
		},
		onError: (_error, _next, before) => {
			if (isLast()) client.setQueryData(queryKey, before);
		},
		onSettled: () =>
			isLast() ? client.invalidateQueries({ queryKey: keys[resource] }) : undefined,
	});

	const move = (id: string, to: string) => {
		const places = items.map(({ _id }) => _id);
		const [from, target] = [places.indexOf(id), places.indexOf(to)];
		if (from !== target && from >= 0 && target >= 0)
			saving.mutate(arrayMove([...items], from, target));
	};

	return { order, items, move, saving };
}
