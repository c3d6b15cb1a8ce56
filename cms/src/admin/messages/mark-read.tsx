import { useReadMessagesMutation } from '../api';

export interface Selected {
	model: string;
	documents: { documentId: string }[];
}

/** Marks the chosen messages as read, or as unread. */
const marking = (read: boolean, label: string) =>
	function Marking({ model, documents }: Selected) {
		const [mark] = useReadMessagesMutation();
		if (model !== 'api::message.message') return null;
		const ids = documents.map(({ documentId }) => documentId);
		return { label, variant: 'secondary' as const, onClick: () => void mark({ ids, read }) };
	};

export const MarkRead = marking(true, 'Mark as read');
export const MarkUnread = marking(false, 'Mark as unread');
