import { useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../ui/alerts';
import { toEditKey } from './api/to-edit';

/** Returns a function to call after a write: it shows a notice and refetches every query. */
export function useSaved() {
	const client = useQueryClient();
	return (title: string) => {
		client.removeQueries({ queryKey: toEditKey, type: 'inactive' });
		void client.invalidateQueries();
		void toast('success', { title });
	};
}
