import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslateMessage } from '../../../lib/words/translate-message';
import { showAlert, showToast } from '../../../ui/alerts';
import { adminWords } from '../words';
import { toEditKey } from './api/entry-queries';

/** Runs an action on an entry, one at a time; a failure shows an alert with the reason. */
export function useCommand(act: () => Promise<unknown>) {
	const { mutate, isPending } = useMutation({
		mutationFn: act,
		onError: (error) => showAlert('error', { title: adminWords.notDone, text: error.message }),
	});
	return { run: () => isPending || mutate(), 'aria-disabled': isPending };
}

/** Returns a function to call after a write: it shows a notice and refetches every query. */
export function useRefreshAndNotify() {
	const queryClient = useQueryClient();
	const translate = useTranslateMessage();
	return (title: string) => {
		queryClient.removeQueries({ queryKey: toEditKey, type: 'inactive' });
		void queryClient.invalidateQueries();
		void showToast('success', { title: translate(title) });
	};
}
