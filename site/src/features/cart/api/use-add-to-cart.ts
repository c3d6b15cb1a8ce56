import type { CartItem } from '@sumu/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { withLine, withoutLine } from '../lines';
import { cartMutation, settleCart, showCart } from './change-cart';
import { putIn } from './keep-lines';

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
