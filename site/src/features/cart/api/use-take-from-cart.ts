import type { CartItem } from '@sumu/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { withLine, withoutLine } from '../lines';
import { cartMutation, settleCart, showCart } from './change-cart';
import { takeOut } from './keep-lines';

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
