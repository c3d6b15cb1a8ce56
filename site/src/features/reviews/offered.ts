import { browserStorage } from '../../lib/browser-storage';
import type { ReviewTarget } from './api/item-reviews';

const storageKey = 'reviews-offered';
const MAX_STORED_NAMES = 300;

const nameOf = (userId: string, item: ReviewTarget) =>
	`${userId}:${'projectId' in item ? item.projectId : item.blogId}`;

function readOfferedNames(): string[] {
	try {
		const storedNames: unknown = JSON.parse(browserStorage().getItem(storageKey) ?? '[]');
		return Array.isArray(storedNames) ? storedNames.filter((name) => typeof name === 'string') : [];
	} catch {
		return [];
	}
}

/** Checks whether this browser has already asked the user about the item. */
export const isOffered = (userId: string, item: ReviewTarget) =>
	readOfferedNames().includes(nameOf(userId, item));

export function keepOffered(userId: string, item: ReviewTarget) {
	const names = [...readOfferedNames(), nameOf(userId, item)].slice(-MAX_STORED_NAMES);
	try {
		browserStorage().setItem(storageKey, JSON.stringify(names));
	} catch {
		// Storage is full or disabled: at worst the user is asked again.
	}
}
