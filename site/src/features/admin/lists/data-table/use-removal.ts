import { type BulkResult, type DocumentKind, messages } from '@sumu/contract';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ResourceName } from '../../../../lib/query/keys';
import { useTranslateMessage } from '../../../../lib/words/translate-message';
import { showAlert, showUndoToast } from '../../../../ui/alerts';
import { refreshResource } from '../../overview/api/overview';
import { refreshAfterTrash, restoreItems } from '../../trash/api';
import { trashWords } from '../../trash/words';
import { adminWords } from '../../words';
import { askDeletion, capitalize, offerUndo } from './deletion-alerts';
import type { DataRow, ListConfig } from './list-config';
import { applyInSteps, type Progress } from './use-bulk';

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

const showFailure = (title: string, error: unknown) =>
	showAlert('error', { title, text: error instanceof Error ? error.message : '' });

async function removeAll<Item extends DataRow>(
	{ remove, trash }: ListConfig<Item>,
	ids: readonly string[],
	options?: { keepalive: boolean },
	report: (progress: Progress) => void = () => {},
): Promise<BulkResult['failed']> {
	if (trash && ids.length > 1)
		return (await applyInSteps(trash, [{ change: { action: 'delete' }, ids }], report)).failed;
	const results = await Promise.allSettled(ids.map((id) => remove(id, options)));
	const failedResult = results.find((result) => result.status === 'rejected');
	if (failedResult) throw failedResult.reason;
	return [];
}

/**
 * Asks for confirmation, hides the rows, and deletes them. Rows that go to the trash are deleted at once, and undoing
 * restores them. Others are deleted when undo is no longer possible: after ten seconds, on acknowledgement, or when the
 * user leaves the page. Rows that could not be deleted come back, with the reason.
 */
export function useRemoval<Item extends DataRow>(
	list: ListConfig<Item>,
	onDone: (ids: string[]) => void,
) {
	const queryClient = useQueryClient();
	const pendingRemovals = usePendingRemovals(list.resource);
	const translate = useTranslateMessage();
	const [canUndo, setCanUndo] = useState(false);
	const [progress, setProgress] = useState<Progress | null>(null);

	/** Offers to restore rows from the trash. */
	async function offerRestore(kind: DocumentKind, ids: readonly string[]) {
		if (ids.length === 0) return;
		setCanUndo(true);
		const isUndone = await showUndoToast({
			title: translate(messages.deletionTexts.doneTitle),
			text: translate(messages.entityDeleted(capitalize(list.deleted ?? list.entity))),
			action: adminWords.removal.undo,
		});
		setCanUndo(false);
		if (!isUndone) return;
		try {
			await restoreItems(ids.map((_id) => ({ _id, kind })));
		} catch (error) {
			await showFailure(trashWords.notRestored, error);
		} finally {
			await refreshAfterTrash(queryClient, [kind]);
		}
	}

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
				if (list.trash) {
					const refusals = await removeAll(list, ids, undefined, setProgress);
					const refusedIds = new Set(refusals.map(({ _id }) => _id));
					// Not awaited: the rows are already deleted.
					void offerRestore(
						list.trash,
						ids.filter((id) => !refusedIds.has(id)),
					);
					const [refusal] = refusals;
					if (refusal) await showFailure(adminWords.removal.failed, new Error(refusal.message));
				} else if (!(await awaitUndo(ids))) await removeAll(list, ids);
			} catch (error) {
				await showFailure(adminWords.removal.failed, error);
			} finally {
				setProgress(null);
				await refreshResource(queryClient, list.resource);
				pendingRemovals.take(ids);
			}
		},
	});

	return {
		busy: removalMutation.isPending,
		gone: pendingRemovals.ids,
		/** Whether a notice offers to undo the last deletion. */
		canUndo,
		progress,
		remove: (items: readonly Item[]) => removalMutation.mutate(items),
	};
}
