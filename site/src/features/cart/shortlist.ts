import type { CartItem } from '@sumu/contract';
import { browserStorage } from '../../lib/storage';
import { shortlistChanged, shortlistKey } from './has-shortlist';

const isLine = (value: unknown): value is CartItem =>
	typeof value === 'object' && value !== null && 'projectId' in value && 'slug' in value;

/** The cart of who has no account, or is not signed in: this browser keeps it, newest first. */
export function readShortlist(): CartItem[] {
	try {
		const kept: unknown = JSON.parse(browserStorage().getItem(shortlistKey) ?? '[]');
		return Array.isArray(kept) ? kept.filter(isLine) : [];
	} catch {
		return [];
	}
}

/** @throws where this browser keeps nothing, or has no room */
export function writeShortlist(cards: readonly CartItem[]): void {
	if (cards.length > 0) browserStorage().setItem(shortlistKey, JSON.stringify(cards));
	else browserStorage().removeItem(shortlistKey);
	dispatchEvent(new Event(shortlistChanged));
}
