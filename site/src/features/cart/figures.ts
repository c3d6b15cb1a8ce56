import { type CartItem, maxMessageProjects } from '@sumu/contract';
import { paths } from '../../config/paths';

/** How many lines, and the sum of their prices, each without its cents; null where none has a price. */
export function figuresOf(cards: readonly Pick<CartItem, 'projectPrice'>[]) {
	const prices = cards.flatMap(({ projectPrice }) => projectPrice ?? []);
	const isUnsaid = cards.length > 0 && prices.length === 0;
	const subtotal = prices.reduce((sum, price) => sum + Math.floor(price), 0);
	return { count: cards.length, subtotal: isUnsaid ? null : subtotal };
}

/** The contact form, with the projects the message is about. */
export function contactAbout(cards: readonly Pick<CartItem, 'projectId'>[]): string {
	const ids = cards.slice(0, maxMessageProjects).map(({ projectId }) => projectId);
	return `${paths.contact.at()}?${new URLSearchParams({ projects: ids.join(',') })}`;
}
