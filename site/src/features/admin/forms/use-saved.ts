import { useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../ui/alerts';
import { toEditKey } from './api/to-edit';

/** What follows a write: a notice and fresh responses everywhere. */
export function useSaved() {
	const client = useQueryClient();
	return (title: string) => {
		client.removeQueries({ queryKey: toEditKey, type: 'inactive' });
		void client.invalidateQueries();
		void toast('success', { title });
	};
}
