import { useNotification, useTable } from '@strapi/strapi/admin';
import { useReadMessagesMutation } from '../api';
import { getErrorMessage } from './words-of';

export interface BulkActionProps {
	model: string;
	documents: { documentId: string; status?: string }[];
}

/** Bulk action that marks the selected messages as read or unread. */
const createMarkAction = (read: boolean, label: string) =>
	function Marking({ model, documents }: BulkActionProps) {
		const [mark] = useReadMessagesMutation();
		const selectRow = useTable('Marking', ({ selectRow }) => selectRow);
		const { toggleNotification } = useNotification();
		if (model !== 'api::message.message') return null;
		const ids = documents.map(({ documentId }) => documentId);
		const run = async () => {
			const result = await mark({ ids, read });
			if ('error' in result)
				return toggleNotification({ type: 'danger', message: getErrorMessage(result.error) });
			selectRow([]);
		};
		return { label, variant: 'secondary' as const, onClick: () => void run() };
	};

export const MarkRead = createMarkAction(true, 'Mark as read');
export const MarkUnread = createMarkAction(false, 'Mark as unread');
