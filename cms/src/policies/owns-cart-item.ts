import { isInOtherCart } from '../api/cart-item/cart-items';
import { callerOf } from '../identity/caller';

interface PolicyContext {
	state: { user?: unknown };
	params: { id?: string };
}

/** The line of the path lies in the caller's cart, or nowhere at all. */
export default async ({ state, params }: PolicyContext): Promise<boolean> =>
	!(await isInOtherCart(params.id ?? '', callerOf(state)?.documentId ?? ''));
