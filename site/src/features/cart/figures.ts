import type { CartItem } from '@sumu/contract';

/**
 * How many lines, and the sums of their prices: the specification's, each without its cents, and the exact one;
 * null where none has a price. Where this browser keeps the lines (`email` is ''), both are exact: there the lines show their prices.
 */
export function figuresOf(cards: readonly Pick<CartItem, 'projectPrice'>[], email: string) {
	const prices = cards.flatMap(({ projectPrice }) => projectPrice ?? []);
	const isUnsaid = cards.length > 0 && prices.length === 0;
	const sum = (value: (price: number) => number) =>
		isUnsaid ? null : prices.reduce((sum, price) => sum + value(price), 0);
	const exact = sum((price) => price);
	return { count: cards.length, subtotal: email ? sum(Math.floor) : exact, exact };
}
