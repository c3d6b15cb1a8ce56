import { messages } from '@sumu/contract';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ResourceName } from '../../../../lib/query/keys';
import { useTranslateMessage } from '../../../../lib/words/translate-message';
import { showAlert } from '../../../../ui/alerts';
import { refreshResource } from '../../overview/api/overview';
import { adminWords } from '../../words';
import { askDeletion, offerUndo } from './deletion-alerts';
import type { DataRow, ListConfig } from './list-config';

const noPendingRemovals: readonly string[] = [];

/** Rows of a list that are about to be deleted; they stay hidden even if the list is refetched. */
export function usePendingRemovals(resource: ResourceName) {
	const client = useQueryClient();
	const queryKey = ['removing', resource];
	const { data = noPendingRemovals } = useQuery<readonly string[]>({
		queryKey,
		queryFn: skipToken,
	});
	const change = (next: (now: readonly string[]) => readonly string[]) =>
		client.setQueryData<readonly string[]>(queryKey, (now = noPendingRemovals) => next(now));
	return {
		ids: data,
		add: (ids: readonly string[]) => change((now) => [...now, ...ids]),
		take: (ids: readonly string[]) => change((now) => now.filter((id) => !ids.includes(id))),
	};
}

async function removeAll<Item extends DataRow>(
	{ remove }: ListConfig<Item>,
	ids: readonly string[],
	options?: { keepalive: boolean },
) {
	const results = await Promise.allSettled(ids.map((id) => remove(id, options)));
	const failedResult = results.find((result) => result.status === 'rejected');
	if (failedResult) throw failedResult.reason;
}

/**
 * Asks for confirmation, hides the rows, and deletes them once undo is no longer possible: after ten seconds,
 * on acknowledgement, or when the user leaves the page. Rows that could not be deleted come back, with the
 * reason.
 */
export function useRemoval<Item extends DataRow>(
	list: ListConfig<Item>,
	onDone: (ids: string[]) => void,
) {
	const queryClient = useQueryClient();
	const pendingRemovals = usePendingRemovals(list.resource);
	const translate = useTranslateMessage();

	/** @returns whether nothing is left to delete: the user has undone it or left the page */
	async function awaitUndo(ids: readonly string[]): Promise<boolean> {
		let isLeft = false;
		const leave = () => {
			isLeft = true;
			void removeAll(list, ids, { keepalive: true }).catch(() => {});
		};
		addEventListener('pagehide', leave, { once: true });
		const isUndone = await offerUndo(list.deleted ?? list.entity, translate);
		removeEventListener('pagehide', leave);
		return isUndone || isLeft;
	}

	const removalMutation = useMutation({
		mutationFn: async (items: readonly Item[]) => {
			const { cancelledTitle: title, cancelled: text } = messages.deletionTexts;
			const names = items.map(list.nameOf);
			if (!(await askDeletion(list.entity, names, list.goesWith ?? '', translate)))
				return showAlert('error', { title: translate(title), text: translate(text) });
			const ids = items.map(({ _id }) => _id);
			pendingRemovals.add(ids);
			onDone(ids);
			try {
				if (!(await awaitUndo(ids))) await removeAll(list, ids);
			} catch (error) {
				const text = error instanceof Error ? error.message : '';
				await showAlert('error', { title: adminWords.removal.failed, text });
			} finally {
				await refreshResource(queryClient, list.resource);
				pendingRemovals.take(ids);
			}
		},
	});

	return {
		busy: removalMutation.isPending,
		gone: pendingRemovals.ids,
		remove: (items: readonly Item[]) => removalMutation.mutate(items),
	};
}
