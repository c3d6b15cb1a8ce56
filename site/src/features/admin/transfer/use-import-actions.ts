import type { ImportOptions } from '@sumu/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { askConfirmation, showAlert, showToast } from '../../../ui/alerts';
import { cancel, start, undo } from './api';
import { importWords } from './words';

/** Changes an import, and refetches it and the history. Failures are shown. */
export function useImportActions(id: string, onUndone: () => void) {
	const queryClient = useQueryClient();
	const { mutate, isPending } = useMutation({
		/** @param run returns the id of an import that no longer exists afterwards */
		mutationFn: async (run: () => Promise<unknown>) => {
			let removedId: unknown;
			try {
				removedId = await run();
			} catch (error) {
				const errorText = error instanceof Error ? error.message : '';
				await showAlert('error', { title: importWords.failed, text: errorText });
			}
			// Reading an import that is gone would fail.
			await queryClient.invalidateQueries({
				predicate: ({ queryKey }) => removedId === undefined || queryKey[1] !== removedId,
			});
		},
	});
	return {
		isBusy: isPending,
		start: (options: ImportOptions) => mutate(() => start(id, options)),
		cancel: () => mutate(() => cancel(id)),
		async undo(count: number) {
			if (count > 0 && !(await askConfirmation(importWords.undoQuestion))) return;
			mutate(async () => {
				const deletedCount = await undo(id);
				onUndone();
				if (deletedCount > 0)
					void showToast('success', { title: importWords.undone(deletedCount) });
				return id;
			});
		},
	};
}

export type ImportActions = ReturnType<typeof useImportActions>;
