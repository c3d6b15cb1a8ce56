import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '../../../../lib/query/keys';
import { confirmDeletion } from '../../../../ui/alerts';
import { refresh } from '../../overview/api/refresh';
import type { Row } from './column';
import type { ListConfig, RowsResponse } from './list-config';

/** Asks, deletes, and says what became of it. Rows leave the screen at once and return on failure. */
export function useRemoval<Item extends Row>(
	list: ListConfig<Item>,
	onDone: (ids: string[]) => void,
) {
	const client = useQueryClient();
	const shown = { queryKey: [...keys[list.resource], 'managed'] };

	const removal = useMutation({
		mutationFn: async (ids: string[]) => {
			const results = await Promise.allSettled(ids.map(list.remove));
			const failed = results.filter((result) => result.status === 'rejected');
			if (failed[0]) throw failed[0].reason;
		},
		onMutate: async (ids) => {
			await client.cancelQueries(shown);
			const before = client.getQueriesData<RowsResponse<Item>>(shown);
			client.setQueriesData<RowsResponse<Item>>(
				shown,
				(response) =>
					response && { ...response, data: response.data.filter(({ _id }) => !ids.includes(_id)) },
			);
			return before;
		},
		onError: (_error, _ids, before) => {
			for (const [queryKey, response] of before ?? []) client.setQueryData(queryKey, response);
		},
		onSuccess: (_, ids) => onDone(ids),
		onSettled: () => refresh(client, list.resource),
	});

	return {
		busy: removal.isPending,
		remove: (ids: string[]) =>
			confirmDeletion(list.entity, () => removal.mutateAsync(ids), list.deleted),
	};
}
