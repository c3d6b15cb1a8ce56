import type { CartItem } from '@sumu/contract';
import { subscribeToQuery } from '../../lib/query/client';
import { cartQuery } from './api/cart';
import { mergeShortlist } from './api/merge-shortlist';
import { figuresOf } from './figures';

type Figures = ReturnType<typeof figuresOf>;

/** Subscribes to the figures of a cart. First merges this browser's shortlist into an account's cart. */
export function watchCart(email: string, notify: (figures: Figures) => void) {
	if (email) void mergeShortlist(email);
	const select = (cards: CartItem[]) => figuresOf(cards, email);
	return subscribeToQuery({ ...cartQuery(email), select }, notify);
}
