import { type CartItem, pageSizes } from '@sumu/contract';
import type { QueryClient } from '@tanstack/react-query';
import { cartKey, cartQuery } from './list-cards';

/** Changes under way, so that only the last one's end asks the server how things stand. */
export const cartMutation = (email: string) => [...cartKey(email), 'change'] as const;

/** Shows the cart as it will be; what is on its way would undo it. */
export async function showCart(
	client: QueryClient,
	email: string,
	change: (cards: readonly CartItem[]) => CartItem[],
): Promise<void> {
	await client.cancelQueries({ queryKey: cartKey(email) });
	client.setQueryData(cartQuery(email).queryKey, (cards) => cards && change(cards));
}

/** After a change, whatever became of it: how the cart really is, other browsers' changes included. */
export async function settleCart(client: QueryClient, email: string): Promise<void> {
	if (client.isMutating({ mutationKey: cartMutation(email) }) > 1) return;
	const lines = client.getQueryData(cartQuery(email).queryKey)?.length ?? 0;
	const last = Math.max(1, Math.ceil(lines / pageSizes.cards));
	await client.invalidateQueries({ queryKey: cartKey(email), refetchType: 'none' });
	await client.refetchQueries({
		queryKey: cartKey(email),
		type: 'active',
		// The page that has just lost its last line is about to be left, and is no more.
		predicate: ({ queryKey: [, , , page] }) => typeof page !== 'number' || page <= last,
	});
}
