import { browserStorage } from '../../lib/storage';
import type { ReviewTarget } from './api/item-reviews';

const key = 'reviews-offered';
const most = 300;

const nameOf = (userId: string, item: ReviewTarget) =>
	`${userId}:${'projectId' in item ? item.projectId : item.blogId}`;

function read(): string[] {
	try {
		const kept: unknown = JSON.parse(browserStorage().getItem(key) ?? '[]');
		return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : [];
	} catch {
		return [];
	}
}

/** Checks whether this browser has already asked the user about the item. */
export const isOffered = (userId: string, item: ReviewTarget) =>
	read().includes(nameOf(userId, item));

export function keepOffered(userId: string, item: ReviewTarget) {
	const names = [...read(), nameOf(userId, item)].slice(-most);
	try {
		browserStorage().setItem(key, JSON.stringify(names));
	} catch {
		// Storage is full or disabled: at worst the user is asked again.
	}
}
