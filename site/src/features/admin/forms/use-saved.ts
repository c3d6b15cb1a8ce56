import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../../ui/alerts';
import { toEditKey } from './api/to-edit';

/** Returns a function to call after a write: it shows a notice and refetches every query. */
export function useRefreshAndNotify() {
	const queryClient = useQueryClient();
	return (title: string) => {
		queryClient.removeQueries({ queryKey: toEditKey, type: 'inactive' });
		void queryClient.invalidateQueries();
		void showToast('success', { title });
	};
}
