import type { CartItem } from '@sumu/contract';
import { browserStorage } from '../../lib/storage';
import { shortlistChanged, shortlistKey } from './has-shortlist';

/** Fields without which a line can neither be shown nor put into a cart. */
const requiredTexts = ['_id', 'projectId', 'slug', 'projectsName', 'image'] as const;

/** Whether a stored value is a line. Another release, an extension or a person may have written it. */
function isLine(value: unknown): value is CartItem {
	const line: Partial<Record<keyof CartItem, unknown>> = Object(value);
	const { projectPrice: price } = line;
	return (
		requiredTexts.every((name) => typeof line[name] === 'string') &&
		(price === null || Number.isFinite(price))
	);
}

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
