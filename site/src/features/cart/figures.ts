import type { Card } from '@sumu/contract';

/** How many lines, and the sum of their prices, each without its cents. */
export const figuresOf = (cards: readonly Pick<Card, 'projectPrice'>[]) => ({
	count: cards.length,
	subtotal: cards.reduce((sum, { projectPrice }) => sum + Math.floor(projectPrice), 0),
});

export const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;
