import { cartItem } from '../api/cart-item/cart-items';
import { callerOf } from '../identity/caller';

interface Asked {
	state: { user?: unknown };
	params: { id?: string };
}

/** The line of the path lies in the caller's cart, or nowhere at all. */
export default async ({ state, params }: Asked): Promise<boolean> => {
	const item = await cartItem(params.id ?? '');
	return item === null || item.email === callerOf(state)?.email;
};
