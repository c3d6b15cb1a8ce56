import { messages } from '@sumu/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showAlert } from '../../../../ui/alerts';
import { refreshResource } from '../../overview/api/refresh';
import { adminWords } from '../../words';
import { askDeletion, offerUndo } from '../removal/question';
import { usePendingRemovals } from '../removal/use-removing';
import type { DataRow } from './column';
import type { ListConfig } from './list-config';

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

	/** @returns whether nothing is left to delete: the user has undone it or left the page */
	async function awaitUndo(ids: readonly string[]): Promise<boolean> {
		let isLeft = false;
		const leave = () => {
			isLeft = true;
			void removeAll(list, ids, { keepalive: true }).catch(() => {});
		};
		addEventListener('pagehide', leave, { once: true });
		const isUndone = await offerUndo(list.deleted ?? list.entity);
		removeEventListener('pagehide', leave);
		return isUndone || isLeft;
	}

	const removalMutation = useMutation({
		mutationFn: async (items: readonly Item[]) => {
			const { cancelledTitle: title, cancelled: text } = messages.deletionTexts;
			if (!(await askDeletion(list.entity, items.map(list.nameOf), list.goesWith ?? '')))
				return showAlert('error', { title, text });
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
