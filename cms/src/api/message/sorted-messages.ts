import type { SortedMessage } from './spam';

/** Number of newest messages that a new one is compared with. Older ones are ignored, because spam changes. */
const MAX_SORTED_MESSAGES = 300;

/** Returns the newest messages that the owner has sorted or answered. Automatic verdicts teach nothing. */
export async function readSortedMessages(): Promise<SortedMessage[]> {
	const rows: (Omit<SortedMessage, 'isSpam'> & { stage: string | null })[] = await strapi.db
		.query('api::message.message')
		.findMany({
			select: ['email', 'subject', 'details', 'stage'],
			where: { $or: [{ isSorted: true }, { answeredAt: { $notNull: true } }] },
			orderBy: { id: 'desc' },
			limit: MAX_SORTED_MESSAGES,
		});
	return rows.map(({ stage, ...message }) => ({ ...message, isSpam: stage === 'spam' }));
}
