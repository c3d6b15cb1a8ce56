import { messages } from '@sumu/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { alert } from '../../../../ui/alerts';
import { refresh } from '../../overview/api/refresh';
import { words } from '../../words';
import { askDeletion, offerUndo } from '../removal/question';
import { useRemoving } from '../removal/use-removing';
import type { Row } from './column';
import type { ListConfig } from './list-config';

async function removeAll<Item extends Row>(
	{ remove }: ListConfig<Item>,
	ids: readonly string[],
	options?: { keepalive: boolean },
) {
	const results = await Promise.allSettled(ids.map((id) => remove(id, options)));
	const failed = results.find((result) => result.status === 'rejected');
	if (failed) throw failed.reason;
}

/**
 * Asks for confirmation, hides the rows, and deletes them once undo is no longer possible: after ten seconds,
 * on acknowledgement, or when the user leaves the page. Rows that could not be deleted come back, with the
 * reason.
 */
export function useRemoval<Item extends Row>(
	list: ListConfig<Item>,
	onDone: (ids: string[]) => void,
) {
	const client = useQueryClient();
	const removing = useRemoving(list.resource);

	/** @returns whether nothing is left to delete: the user has undone it or left the page */
	async function undone(ids: readonly string[]): Promise<boolean> {
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

	const removal = useMutation({
		mutationFn: async (items: readonly Item[]) => {
			const { cancelledTitle: title, cancelled: text } = messages.deletion;
			if (!(await askDeletion(list.entity, items.map(list.nameOf), list.goesWith ?? '')))
				return alert('error', { title, text });
			const ids = items.map(({ _id }) => _id);
			removing.add(ids);
			onDone(ids);
			try {
				if (!(await undone(ids))) await removeAll(list, ids);
			} catch (error) {
				const text = error instanceof Error ? error.message : '';
				await alert('error', { title: words.removal.failed, text });
			} finally {
				await refresh(client, list.resource);
				removing.take(ids);
			}
		},
	});

	return {
		busy: removal.isPending,
		gone: removing.ids,
		remove: (items: readonly Item[]) => removal.mutate(items),
	};
}
