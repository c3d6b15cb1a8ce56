import { type CartItem, pageSizes } from '@sumu/contract';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { withLine, withoutLine } from '../lines';
import { cartKey, cartQuery, putIn, takeOut } from './cart';

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

/** Adds a project to the cart optimistically; rolls back on failure. */
export function useAddToCart(email: string, put = putIn) {
	const client = useQueryClient();
	const show = (line: CartItem) => showCart(client, email, (cards) => withLine(line, cards));
	return useMutation({
		mutationKey: cartMutation(email),
		// Fail at once when offline, instead of waiting unnoticed.
		networkMode: 'always',
		mutationFn: (line: CartItem) => put(email, line),
		onMutate: show,
		onSuccess: show,
		onError: (_, line) => showCart(client, email, (cards) => withoutLine(line, cards)),
		onSettled: () => settleCart(client, email),
	});
}

/** Removes a line from the cart optimistically; rolls back on failure. */
export function useTakeFromCart(email: string) {
	const client = useQueryClient();
	return useMutation({
		mutationKey: cartMutation(email),
		networkMode: 'always',
		mutationFn: (card: CartItem) => takeOut(email, card),
		onMutate: (card) => showCart(client, email, (cards) => withoutLine(card, cards)),
		onError: (_, card) => showCart(client, email, (cards) => withLine(card, cards)),
		onSettled: () => settleCart(client, email),
	});
}
