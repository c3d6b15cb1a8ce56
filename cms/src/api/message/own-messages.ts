import type { UserRow } from '../../identity/user-presenter';
import { shapeOf } from '../../platform/fields';
import { type OwnMessageRow, ownMessageFields } from './presenter';

const uid = 'api::message.message';

/** Returns the messages sent from a user's verified address, oldest first; none if it is unverified. */
export async function ownMessages({ email, emailVerified }: UserRow): Promise<OwnMessageRow[]> {
	if (emailVerified !== true) return [];
	return strapi.db
		.query(uid)
		.findMany({ where: { email }, ...shapeOf(ownMessageFields), orderBy: { id: 'asc' } });
}

export async function removeMessages(messages: readonly OwnMessageRow[]) {
	for (const { documentId } of messages) await strapi.documents(uid).delete({ documentId });
}
