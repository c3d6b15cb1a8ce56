import { isInOtherCart } from '../api/cart-item/cart-items';
import { callerOf } from '../identity/caller';

interface PolicyContext {
	state: { user?: unknown };
	params: { id?: string };
}

/** Allows a line of the caller's own cart, or one that does not exist. */
export default async ({ state, params }: PolicyContext): Promise<boolean> =>
	!(await isInOtherCart(params.id ?? '', callerOf(state)?.documentId ?? ''));
