import type { CartItem } from '@sumu/contract';
import { watch } from '../../lib/query/watch';
import { cartQuery } from './api/list-cards';
import { mergeShortlist } from './api/merge-shortlist';
import { figuresOf } from './figures';

type Figures = ReturnType<typeof figuresOf>;

/** Follows what the cart of that e-mail comes to, with what this browser kept until its owner signed in. */
export function watchCart(email: string, notify: (figures: Figures) => void) {
	if (email) void mergeShortlist(email);
	const select = (cards: CartItem[]) => figuresOf(cards, email);
	return watch({ ...cartQuery(email), select }, notify);
}
