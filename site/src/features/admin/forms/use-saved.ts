import { useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../ui/alerts';
import { toEditKey } from './api/to-edit';

/** What follows a save: a notice and fresh responses everywhere. */
export function useSaved(title: string) {
	const client = useQueryClient();
	return () => {
		client.removeQueries({ queryKey: toEditKey, type: 'inactive' });
		void client.invalidateQueries();
		void toast('success', { title });
	};
}
