import { useNotification, useTable } from '@strapi/strapi/admin';
import { useApproveReviewsMutation } from '../api';
import type { Selected } from '../messages/mark-read';
import { wordsOf } from '../messages/words-of';

const reviews = 'api::review.review';

/** Bulk action that publishes the selected reviews. */
export function Approve({ model, documents }: Selected) {
	const [approve, { isLoading }] = useApproveReviewsMutation();
	const selectRow = useTable('Approve', ({ selectRow }) => selectRow);
	const { toggleNotification } = useNotification();
	const waiting = documents.filter(({ status }) => status === 'draft');
	if (model !== reviews || waiting.length === 0) return null;
	const run = async () => {
		const result = await approve(waiting.map(({ documentId }) => documentId));
		if ('error' in result)
			return toggleNotification({ type: 'danger', message: wordsOf(result.error) });
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
