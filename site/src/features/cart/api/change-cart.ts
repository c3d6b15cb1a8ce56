import { type CartItem, pageSizes } from '@sumu/contract';
import type { QueryClient } from '@tanstack/react-query';
import { cartKey, cartQuery } from './list-cards';

/** Mutation key of cart changes, so that only the last pending one refetches the cart. */
export const cartMutation = (email: string) => [...cartKey(email), 'change'] as const;

/** Updates the cached cart optimistically. Cancels running queries, because their results would undo it. */
export async function showCart(
	client: QueryClient,
	email: string,
	change: (cards: readonly CartItem[]) => CartItem[],
): Promise<void> {
	await client.cancelQueries({ queryKey: cartKey(email) });
	client.setQueryData(cartQuery(email).queryKey, (cards) => cards && change(cards));
}

/**
 * Refetches the cart after the last pending change, whether it succeeded or not. Picks up changes from other browsers.
 */
export async function settleCart(client: QueryClient, email: string): Promise<void> {
	if (client.isMutating({ mutationKey: cartMutation(email) }) > 1) return;
	const lines = client.getQueryData(cartQuery(email).queryKey)?.length ?? 0;
	const last = Math.max(1, Math.ceil(lines / pageSizes.cards));
	await client.invalidateQueries({ queryKey: cartKey(email), refetchType: 'none' });
	await client.refetchQueries({
		queryKey: cartKey(email),
		type: 'active',
		// Skip pages that no longer exist: the visitor is about to be redirected from an empty last page.
		predicate: ({ queryKey: [, , , page] }) => typeof page !== 'number' || page <= last,
	});
}
