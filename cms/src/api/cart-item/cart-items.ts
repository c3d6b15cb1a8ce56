import type { AfterWrite, DocumentWrite } from '../../platform/documents/document-write';
import { linkedTo } from '../../platform/lib/linked-to';
import { type QuerySlice, readSlice, type SortOrder } from '../../platform/lib/slice';
import type { TrashedCartItem } from '../../platform/trash/trash-table';
import { type CartItemRow, cartItemShape } from './presenter';

export const cartUid = 'api::cart-item.cart-item';

const queryCartItems = () => strapi.db.query(cartUid);

/** Unique key of a user's line for a project. */
export const cartKey = (userId: string, projectId: string) => `${userId}:${projectId}`;

/** Lines of an account, by relation: its e-mail may change and later belong to someone else. */
const inCart = async (userId: number) => ({
	id: { $in: await linkedTo(cartUid, 'user', [userId]) },
});
/** Lines of an account by key, in case the account, and so the relation, was deleted. */
const byKey = (userId: string) => ({ key: { $startsWith: cartKey(userId, '') } });

export const findCartItem = (documentId: string): Promise<CartItemRow | null> =>
	queryCartItems().findOne({ ...cartItemShape, where: { documentId } });

export const findCartItemByKey = (key: string): Promise<CartItemRow | null> =>
	queryCartItems().findOne({ ...cartItemShape, where: { key } });

/** Checks whether a line belongs to another account's cart. */
export const isInOtherCart = async (documentId: string, userId: string): Promise<boolean> =>
	(await queryCartItems().count({ where: { documentId, $not: byKey(userId) } })) > 0;

export const countCart = async (userId: number): Promise<number> =>
	queryCartItems().count({ where: await inCart(userId) });

const newestFirst: SortOrder = [{ createdAt: 'desc' }, { id: 'desc' }];

/** Returns the lines of a cart, newest first. */
export const listCart = async (
	userId: number,
	slice: Omit<QuerySlice, 'where' | 'orderBy'>,
): Promise<CartItemRow[]> =>
	readSlice({ ...slice, where: await inCart(userId), orderBy: newestFirst }, (what) =>
		queryCartItems().findMany({ ...cartItemShape, ...what }),
	);

export const emptyCart = (userId: string) => queryCartItems().deleteMany({ where: byKey(userId) });

/** Removes a deleted project from every cart, whether it was deleted through the API or in the panel. */
export async function removeFromCarts({ params }: DocumentWrite): Promise<AfterWrite> {
	return async () => {
		const { documentId: projectId } = params;
		if (projectId) await queryCartItems().deleteMany({ where: { projectId } });
	};
}

/** Returns the carts that a project is in. */
export async function listCartsOf(projectId: string): Promise<TrashedCartItem[]> {
	const rows: { createdAt: string; user: { documentId: string } | null }[] =
		await queryCartItems().findMany({
			select: ['createdAt'],
			where: { projectId },
			populate: { user: { select: ['documentId'] } },
		});
	return rows.flatMap(({ createdAt, user }) =>
		user ? [{ account: user.documentId, addedAt: new Date(createdAt).toISOString() }] : [],
	);
}
