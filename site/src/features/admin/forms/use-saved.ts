import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { toast } from '../../../ui/alerts';
import { toEditKey } from './api/to-edit';

/** What follows a save: a notice, fresh responses everywhere, and the way on where there is one. */
export function useSaved(title: string, to?: string) {
	const client = useQueryClient();
	const navigate = useNavigate();
	return () => {
		client.removeQueries({ queryKey: toEditKey, type: 'inactive' });
		void client.invalidateQueries();
		void toast('success', { title });
		if (to) void navigate(to);
	};
}
