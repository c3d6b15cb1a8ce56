import { type CartItem, deleteCard } from '@sumu/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api';
import { callAsUser } from '../../../lib/session/call-as-user';
import { cartMutation, settleCart, showCart } from './change-cart';

/** Another browser may have been quicker: gone is gone. */
async function take(id: string): Promise<void> {
	try {
		await callAsUser(deleteCard, { params: { id } });
	} catch (error) {
		if (!(error instanceof ApiError && error.status === 404)) throw error;
	}
}

const newestFirst = (a: CartItem, b: CartItem) => b.date.localeCompare(a.date);

/** Takes a line out of the cart: gone at once, back in its place where that fails. */
export function useTakeFromCart(email: string) {
	const client = useQueryClient();
	const without = (card: CartItem) => (cards: readonly CartItem[]) =>
		cards.filter(({ _id }) => _id !== card._id);
	return useMutation({
		mutationKey: cartMutation(email),
		networkMode: 'always',
		mutationFn: (card: CartItem) => take(card._id),
		onMutate: (card) => showCart(client, email, without(card)),
		onError: (_, card) =>
			showCart(client, email, (cards) => [...without(card)(cards), card].sort(newestFirst)),
		onSettled: () => settleCart(client, email),
	});
}
