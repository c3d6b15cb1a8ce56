import { type Order, readSlice, type Slice } from '../../platform/lib/slice';
import { type CartItemRow, cartItemShape } from './presenter';

export const cartUid = 'api::cart-item.cart-item';

const query = () => strapi.db.query(cartUid);

/** One line a project and user: the database holds this key once. */
export const cartKey = (userId: string, projectId: string) => `${userId}:${projectId}`;

export const cartItem = (documentId: string): Promise<CartItemRow | null> =>
	query().findOne({ ...cartItemShape, where: { documentId } });

export const cartItemByKey = (key: string): Promise<CartItemRow | null> =>
	query().findOne({ ...cartItemShape, where: { key } });

export const countCart = (email: string): Promise<number> => query().count({ where: { email } });

const newestFirst: Order = [{ createdAt: 'desc' }, { id: 'desc' }];

/** The lines of a cart, newest first. */
export const listCart = (
	email: string,
	slice: Omit<Slice, 'where' | 'orderBy'>,
): Promise<CartItemRow[]> =>
	readSlice({ ...slice, where: { email }, orderBy: newestFirst }, (what) =>
		query().findMany({ ...cartItemShape, ...what }),
	);

export const emptyCart = (userId: string) =>
	query().deleteMany({ where: { key: { $startsWith: cartKey(userId, '') } } });
