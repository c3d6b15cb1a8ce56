import type { UserRow } from '../../identity/user-presenter';
import { type MessageRow, messageColumns } from './presenter';

const uid = 'api::message.message';

/** What was sent through the contact form from an address its user has proved, oldest first. */
export async function ownMessages({ email, emailVerified }: UserRow): Promise<MessageRow[]> {
	if (emailVerified !== true) return [];
	return strapi.db
		.query(uid)
		.findMany({ where: { email }, select: messageColumns, orderBy: { id: 'asc' } });
}

export async function removeMessages(messages: readonly MessageRow[]) {
	for (const { documentId } of messages) await strapi.documents(uid).delete({ documentId });
}
