import { useMutation, useQueryClient } from '@tanstack/react-query';
import { confirmDeletion } from '../../../../ui/alerts';
import type { Row } from './column';
import type { Managed, RowsAnswer } from './list-config';

/** Asks, deletes, and says what became of it. Rows leave the screen at once and return on failure. */
export function useRemoval<Item extends Row>(
	managed: Managed<Item>,
	onDone: (ids: string[]) => void,
) {
	const client = useQueryClient();
	const shown = { queryKey: [managed.key, 'managed'] };

	const removal = useMutation({
		mutationFn: async (ids: string[]) => {
			const results = await Promise.allSettled(ids.map(managed.remove));
			const failed = results.filter((result) => result.status === 'rejected');
			if (failed[0]) throw failed[0].reason;
		},
		onMutate: async (ids) => {
			await client.cancelQueries(shown);
			const before = client.getQueriesData<RowsAnswer<Item>>(shown);
			client.setQueriesData<RowsAnswer<Item>>(
				shown,
				(answer) =>
					answer && { ...answer, data: answer.data.filter(({ _id }) => !ids.includes(_id)) },
			);
			return before;
		},
		onError: (_error, _ids, before) => {
			for (const [queryKey, answer] of before ?? []) client.setQueryData(queryKey, answer);
		},
		onSuccess: (_, ids) => onDone(ids),
		onSettled: () =>
			Promise.all([
				client.invalidateQueries({ queryKey: [managed.key] }),
				client.invalidateQueries({ queryKey: ['overview'] }),
			]),
	});

	return {
		busy: removal.isPending,
		remove: (ids: string[]) =>
			confirmDeletion(managed.entity, () => removal.mutateAsync(ids), managed.deleted),
	};
}
