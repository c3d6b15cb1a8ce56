import type { UserRow } from '../../identity/user-presenter';
import { getQueryOptions } from '../../platform/fields';
import { type OwnMessageRow, ownMessageFields } from './presenter';

const messageUid = 'api::message.message';

/** Returns the messages sent from a user's verified address, oldest first; none if it is unverified. */
export async function ownMessages({ email, emailVerified }: UserRow): Promise<OwnMessageRow[]> {
	if (emailVerified !== true) return [];
	return strapi.db
		.query(messageUid)
		.findMany({ where: { email }, ...getQueryOptions(ownMessageFields), orderBy: { id: 'asc' } });
}

export async function removeMessages(messages: readonly OwnMessageRow[]) {
	for (const { documentId } of messages) await strapi.documents(messageUid).delete({ documentId });
}
