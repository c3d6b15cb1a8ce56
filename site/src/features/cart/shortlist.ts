import type { CartItem } from '@sumu/contract';
import { browserStorage } from '../../lib/browser-storage';
import { shortlistChanged, shortlistKey } from './has-shortlist';

/** Required fields of a stored line: without them it can be neither shown nor added to a cart. */
const requiredTexts = ['_id', 'projectId', 'slug', 'projectsName', 'image'] as const;

/** Checks whether a stored value is a line. Another release, an extension or the visitor may have written it. */
function isLine(value: unknown): value is CartItem {
	const line: Partial<Record<keyof CartItem, unknown>> = Object(value);
	const { projectPrice: price } = line;
	return (
		requiredTexts.every((name) => typeof line[name] === 'string') &&
		(price === null || Number.isFinite(price))
	);
}

/** Reads the shortlist of a signed-out visitor from this browser, newest first. */
export function readShortlist(): CartItem[] {
	try {
		const storedLines: unknown = JSON.parse(browserStorage().getItem(shortlistKey) ?? '[]');
		return Array.isArray(storedLines) ? storedLines.filter(isLine) : [];
	} catch {
		return [];
	}
}

/**
 * Stores the shortlist in this browser.
 * @throws if storage is unavailable or full
 */
export function writeShortlist(cards: readonly CartItem[]): void {
	if (cards.length > 0) browserStorage().setItem(shortlistKey, JSON.stringify(cards));
	else browserStorage().removeItem(shortlistKey);
	dispatchEvent(new Event(shortlistChanged));
}
