import type { CartItem } from '@sumu/contract';

/**
 * Returns the number of lines and the sums of their prices, null if no line has a price. `subtotal` drops each price's
 * cents, as specified; `exact` keeps them. For this browser's shortlist (`email` is ''), both are exact, because there
 * the lines show their prices.
 */
export function figuresOf(cards: readonly Pick<CartItem, 'projectPrice'>[], email: string) {
	const prices = cards.flatMap(({ projectPrice }) => projectPrice ?? []);
	const isUnsaid = cards.length > 0 && prices.length === 0;
	const sum = (value: (price: number) => number) =>
		isUnsaid ? null : prices.reduce((sum, price) => sum + value(price), 0);
	const exact = sum((price) => price);
	return { count: cards.length, subtotal: email ? sum(Math.floor) : exact, exact };
}
