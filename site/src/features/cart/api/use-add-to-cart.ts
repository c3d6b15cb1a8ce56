import type { CartItem } from '@sumu/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { withLine, without } from '../lines';
import { cartMutation, settleCart, showCart } from './change-cart';
import { putIn } from './keep-lines';

/** Puts a project into the cart: on screen at once, taken back where it fails. */
export function useAddToCart(email: string, put = putIn) {
	const client = useQueryClient();
	const show = (line: CartItem) => showCart(client, email, (cards) => withLine(line, cards));
	return useMutation({
		mutationKey: cartMutation(email),
		// Offline it fails like any other failure, instead of waiting unseen.
		networkMode: 'always',
		mutationFn: (line: CartItem) => put(email, line),
		onMutate: show,
		onSuccess: show,
		onError: (_, line) => showCart(client, email, (cards) => without(line, cards)),
		onSettled: () => settleCart(client, email),
	});
}
