import type { Core } from '@strapi/strapi';
import { invalidateAllSessions } from '../../identity/sessions';
import type { UserRow } from '../../identity/user-presenter';
import { userUid } from '../../identity/users';
import { eraseFromTrash } from '../../platform/trash/empty-trash';
import { emptyCart } from '../cart-item/cart-items';
import { unlinkReviews } from '../review/visitor-reviews';
import { type AccountPhoto, filesOf, removePhotosLast } from './photo';

interface DeletedAccount {
	id: number;
	documentId: string;
	avatar: AccountPhoto | null;
}

/**
 * Deletes an account; `followRemovals` cleans up after it.
 * @throws Refusal (409) for the last admin
 */
export async function removeAccount({ documentId }: Pick<UserRow, 'documentId'>) {
	await strapi.documents(userUid).delete({ documentId });
}

async function cleanUpAccount({ id, documentId, avatar }: DeletedAccount) {
	await invalidateAllSessions(id);
	await emptyCart(documentId);
	await eraseFromTrash(documentId, null);
	await unlinkReviews(documentId);
	const files = await filesOf(documentId);
	const isOwn = files.some(({ id: file }) => file === avatar?.id);
	await removePhotosLast(documentId, avatar && !isOwn ? [avatar, ...files] : files);
}

/** Cleans up after any account deletion, through the API or in the panel. */
export function followRemovals(strapi: Core.Strapi) {
	strapi.db.lifecycles.subscribe({
		models: [userUid],
		async beforeDelete({ params, state }) {
			state.removed = await strapi.db
				.query(userUid)
				.findOne({ where: params.where, select: ['id', 'documentId'], populate: ['avatar'] });
		},
		async afterDelete({ state }) {
			const user = state.removed;
			if (isDeletedAccount(user)) await cleanUpAccount(user);
		},
	});
}

const isDeletedAccount = (user: unknown): user is DeletedAccount =>
	typeof user === 'object' && user !== null && 'documentId' in user;
