import type { Subscriber } from '@sumu/contract';

export interface SubscriberRow {
	documentId: string;
	email: string;
	confirmed: boolean;
	createdAt: string;
}

export const subscriberColumns = ['documentId', 'email', 'confirmed', 'createdAt'];

/** `unsubscribe` is the address that takes this subscriber out. */
export const presentSubscriber = (row: SubscriberRow, unsubscribe: string): Subscriber => ({
	_id: row.documentId,
	email: row.email,
	confirmed: row.confirmed,
	date: new Date(row.createdAt).toISOString(),
	unsubscribe,
});
