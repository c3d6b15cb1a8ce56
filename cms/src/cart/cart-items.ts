import type { CartItemRow } from '../presenters/cart-item';

export const cartUid = 'api::cart-item.cart-item';

interface Slice {
	offset?: number;
	limit: number;
}

const query = () => strapi.db.query(cartUid);

/** One line a project and user: the database holds this key once. */
export const cartKey = (userId: string, projectId: string) => `${userId}:${projectId}`;

export const cartItem = (documentId: string): Promise<CartItemRow | null> =>
	query().findOne({ where: { documentId } });

export const cartItemByKey = (key: string): Promise<CartItemRow | null> =>
	query().findOne({ where: { key } });

export const countCart = (email: string): Promise<number> => query().count({ where: { email } });

/** The lines of a cart, newest first. */
export const listCart = (email: string, slice: Slice): Promise<CartItemRow[]> =>
	query().findMany({
		where: { email },
		orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
		...slice,
	});

export const emptyCart = (userId: string) =>
	query().deleteMany({ where: { key: { $startsWith: cartKey(userId, '') } } });
