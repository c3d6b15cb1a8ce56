import type { Card } from '@sumu/contract';
import type { QueryClient } from '@tanstack/react-query';
import { cartKey, cartQuery } from './list-cards';

/** Changes under way, so that only the last one's end asks the server how things stand. */
export const cartMutation = (email: string) => [...cartKey(email), 'change'] as const;

/** Shows the cart as it will be; what is on its way would undo it. */
export async function showCart(
	client: QueryClient,
	email: string,
	change: (cards: readonly Card[]) => Card[],
): Promise<void> {
	await client.cancelQueries({ queryKey: cartKey(email) });
	client.setQueryData(cartQuery(email).queryKey, (cards) => cards && change(cards));
}

/** After a change, whatever became of it: how the cart really is, other browsers' changes included. */
export async function settleCart(client: QueryClient, email: string): Promise<void> {
	if (client.isMutating({ mutationKey: cartMutation(email) }) > 1) return;
	await client.invalidateQueries({ queryKey: cartKey(email) });
}
