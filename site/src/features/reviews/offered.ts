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

/** Whether this browser has asked that person about the item. */
export const isOffered = (userId: string, item: ReviewTarget) =>
	read().includes(nameOf(userId, item));

export function keepOffered(userId: string, item: ReviewTarget) {
	const names = [...read(), nameOf(userId, item)].slice(-most);
	try {
		browserStorage().setItem(key, JSON.stringify(names));
	} catch {
		// Storage that is full or switched off: asked once more at worst.
	}
}
