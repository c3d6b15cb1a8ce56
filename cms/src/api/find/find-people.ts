import { type FoundItem, MAX_FOUND_ITEMS, sumuPaths } from '@sumu/contract';
import { userUid } from '../../identity/users';
import { toSearchFilter } from '../../platform/lib/list-filters';
import { lastCreatedFirst } from '../../platform/lib/repository';
import { excerptAround } from '../../platform/search/excerpt-around';

interface MessageRow {
	documentId: string;
	name: string;
	email: string;
	number: string | null;
	subject: string | null;
	details: string;
}

interface SubscriberRow {
	documentId: string;
	email: string;
}

interface AccountRow extends SubscriberRow {
	displayName: string | null;
}

const searchList = (to: string, text: string) => `${to}?search=${encodeURIComponent(text)}`;

const messageColumns = ['subject', 'name', 'email', 'number', 'details'];

async function findMessages(words: readonly string[]): Promise<FoundItem[]> {
	const rows: MessageRow[] = await strapi.db.query('api::message.message').findMany({
		select: ['documentId', ...messageColumns],
		where: toSearchFilter(messageColumns, words.join(' ')),
		orderBy: lastCreatedFirst,
		limit: MAX_FOUND_ITEMS,
	});
	return rows.map(({ documentId, name, email, number, subject, details }) => ({
		kind: 'message',
		_id: documentId,
		title: subject || name,
		excerpt: excerptAround([name, email, number, details], words),
		to: `${searchList(sumuPaths.messages.at(), email)}&open=${documentId}`,
	}));
}

async function findSubscribers(words: readonly string[]): Promise<FoundItem[]> {
	const rows: SubscriberRow[] = await strapi.db.query('api::subscriber.subscriber').findMany({
		select: ['documentId', 'email'],
		where: toSearchFilter(['email'], words.join(' ')),
		orderBy: lastCreatedFirst,
		limit: MAX_FOUND_ITEMS,
	});
	return rows.map(({ documentId, email }) => ({
		kind: 'subscriber',
		_id: documentId,
		title: email,
		excerpt: '',
		to: searchList(sumuPaths.subscribers.at(), email),
	}));
}

async function findAccounts(words: readonly string[]): Promise<FoundItem[]> {
	const rows: AccountRow[] = await strapi.db.query(userUid).findMany({
		select: ['documentId', 'displayName', 'email'],
		where: toSearchFilter(['displayName', 'email'], words.join(' ')),
		orderBy: lastCreatedFirst,
		limit: MAX_FOUND_ITEMS,
	});
	return rows.map(({ documentId, displayName, email }) => ({
		kind: 'user',
		_id: documentId,
		title: displayName || email,
		excerpt: email,
		to: searchList(sumuPaths.manageUsers.at(), email),
	}));
}

/** Finds messages, subscribers and accounts. */
export const findPeople = (words: readonly string[]) => [
	findMessages(words),
	findSubscribers(words),
	findAccounts(words),
];
