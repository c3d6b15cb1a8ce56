import { useNotification, useTable } from '@strapi/strapi/admin';
import { useApproveReviewsMutation, useReadMessagesMutation } from '../api';
import { getErrorMessage } from '../api-errors';

export interface BulkActionProps {
	model: string;
	documents: { documentId: string; status?: string; read?: boolean }[];
}

/**
 * Bulk action that marks the selected messages as read, or as unread if all of them are read. Small screens have no
 * room for two buttons.
 */
export function Mark({ model, documents }: BulkActionProps) {
	const [mark] = useReadMessagesMutation();
	const selectRow = useTable('Mark', ({ selectRow }) => selectRow);
	const { toggleNotification } = useNotification();
	if (model !== 'api::message.message') return null;
	const ids = documents.map(({ documentId }) => documentId);
	const areAllRead = documents.every(({ read }) => read);
	const run = async () => {
		const result = await mark({ ids, read: !areAllRead });
		if ('error' in result)
			return toggleNotification({ type: 'danger', message: getErrorMessage(result.error) });
		selectRow([]);
	};
	return {
		label: areAllRead ? 'Mark as unread' : 'Mark as read',
		variant: 'secondary' as const,
		onClick: () => void run(),
	};
}

const reviewUid = 'api::review.review';

/** Bulk action that publishes the selected reviews. */
export function Approve({ model, documents }: BulkActionProps) {
	const [approve, { isLoading }] = useApproveReviewsMutation();
	const selectRow = useTable('Approve', ({ selectRow }) => selectRow);
	const { toggleNotification } = useNotification();
	const pendingReviews = documents.filter(({ status }) => status === 'draft');
	if (model !== reviewUid || pendingReviews.length === 0) return null;
	const run = async () => {
		const result = await approve(pendingReviews.map(({ documentId }) => documentId));
		if ('error' in result)
			return toggleNotification({ type: 'danger', message: getErrorMessage(result.error) });
		selectRow([]);
		toggleNotification({ type: 'success', message: 'Approved' });
	};
	return {
		label: 'Approve',
		variant: 'default' as const,
		loading: isLoading,
		onClick: () => void run(),
	};
}
