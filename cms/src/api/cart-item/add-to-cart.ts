import { presentUser, type UserRow } from '../../identity/user-presenter';
import { toColumns } from '../../platform/fields';
import { cartKey, cartUid, findCartItemByKey } from './cart-items';
import type schema from './content-types/cart-item/schema.json';
import { type CopiedRow, presentCopied } from './presenter';

/** Copies the project's and the account's data into a cart line. */
function lineOf(project: CopiedRow, user: UserRow) {
	const { email, displayName: userName, photoURL: userImg } = presentUser(user);
	return { ...presentCopied(project), email, userName, userImg };
}

/**
 * Adds a project to a cart, or returns the existing line. Two concurrent requests may both find none; the database's
 * unique key lets only one insert succeed.
 * @param addedOn original time of adding (ISO 8601), which sets the line's position
 */
export async function addToCart(project: CopiedRow, user: UserRow, addedOn?: string) {
	const key = cartKey(user.documentId, project.documentId);
	const before = await findCartItemByKey(key);
	if (before) return { item: before, added: false };
	const { added: wasAdded, error } = await tryCreateCartItem(key, project, user, addedOn);
	const item = await findCartItemByKey(key);
	if (!item) throw error ?? new Error('The line that was just added is gone');
	return { item, added: wasAdded };
}

async function tryCreateCartItem(key: string, project: CopiedRow, user: UserRow, addedOn?: string) {
	const data = toColumns<typeof schema>()({
		...lineOf(project, user),
		key,
		user: user.id,
		project: project.documentId,
	});
	try {
		const { documentId } = await strapi.documents(cartUid).create({ data });
		if (addedOn) await backdateCartItem(documentId, addedOn);
		return { added: true };
	} catch (error) {
		return { added: false, error };
	}
}

const backdateCartItem = (documentId: string, addedOn: string) =>
	strapi.db.query(cartUid).update({
		where: { documentId },
		data: { createdAt: new Date(Math.min(Date.parse(addedOn), Date.now())) },
	});
