import { useNotification, useTable } from '@strapi/strapi/admin';
import { useApproveReviewsMutation } from '../api';
import type { BulkActionProps } from '../messages/mark-read';
import { getErrorMessage } from '../messages/words-of';

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
