import { type CartItem, maxMessageProjects } from '@sumu/contract';
import { paths } from '../../config/paths';

/** How many lines, and the sum of their prices, each without its cents. */
export const figuresOf = (cards: readonly Pick<CartItem, 'projectPrice'>[]) => ({
	count: cards.length,
	subtotal: cards.reduce((sum, { projectPrice }) => sum + Math.floor(projectPrice), 0),
});

/** The contact form, with the projects the message is about. */
export function contactAbout(cards: readonly Pick<CartItem, 'projectId'>[]): string {
	const ids = cards.slice(0, maxMessageProjects).map(({ projectId }) => projectId);
	return `${paths.contact.at()}?${new URLSearchParams({ projects: ids.join(',') })}`;
}
