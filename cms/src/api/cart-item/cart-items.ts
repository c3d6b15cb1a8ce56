import { linkedTo } from '../../platform/lib/linked';
import { type Order, readSlice, type Slice } from '../../platform/lib/slice';
import { type CartItemRow, cartItemShape } from './presenter';

export const cartUid = 'api::cart-item.cart-item';

const query = () => strapi.db.query(cartUid);

/** Unique key of a user's line for a project. */
export const cartKey = (userId: string, projectId: string) => `${userId}:${projectId}`;

/** Lines of an account, by relation: its e-mail may change and later belong to someone else. */
const inCart = async (userId: number) => ({
	id: { $in: await linkedTo(cartUid, 'user', [userId]) },
});
/** Lines of an account by key, in case the account, and so the relation, was deleted. */
const byKey = (userId: string) => ({ key: { $startsWith: cartKey(userId, '') } });

export const cartItem = (documentId: string): Promise<CartItemRow | null> =>
	query().findOne({ ...cartItemShape, where: { documentId } });

export const cartItemByKey = (key: string): Promise<CartItemRow | null> =>
	query().findOne({ ...cartItemShape, where: { key } });

/** Checks whether a line belongs to another account's cart. */
export const isInOtherCart = async (documentId: string, userId: string): Promise<boolean> =>
	(await query().count({ where: { documentId, $not: byKey(userId) } })) > 0;

export const countCart = async (userId: number): Promise<number> =>
	query().count({ where: await inCart(userId) });

const newestFirst: Order = [{ createdAt: 'desc' }, { id: 'desc' }];

/** Returns the lines of a cart, newest first. */
export const listCart = async (
	userId: number,
	slice: Omit<Slice, 'where' | 'orderBy'>,
): Promise<CartItemRow[]> =>
	readSlice({ ...slice, where: await inCart(userId), orderBy: newestFirst }, (what) =>
		query().findMany({ ...cartItemShape, ...what }),
	);

export const emptyCart = (userId: string) => query().deleteMany({ where: byKey(userId) });
