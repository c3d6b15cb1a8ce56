import type { Core } from '@strapi/strapi';
import { endAll } from '../../identity/sessions';
import type { UserRow } from '../../identity/user-presenter';
import { userUid } from '../../identity/users';
import { inBackground } from '../../platform/lib/in-background';
import { emptyCart } from '../cart-item/cart-items';
import { unlinkReviews } from '../review/visitor-reviews';
import { type Photo, removePhoto } from './photo';

interface Removed {
	id: number;
	documentId: string;
	avatar: Photo | null;
}

/**
 * Deletes an account; what hangs on it follows below.
 * @throws Refusal (409) for the last admin
 */
export async function removeAccount({ documentId }: Pick<UserRow, 'documentId'>) {
	await strapi.documents(userUid).delete({ documentId });
}

async function leave({ id, documentId, avatar }: Removed) {
	await endAll(id);
	await emptyCart(documentId);
	await unlinkReviews(documentId);
	if (avatar) await removeLast(avatar);
}

/** No rollback brings a file back, so it goes once there can be none. */
const removeLast = (photo: Photo) =>
	strapi.db.transaction(async ({ onCommit }) => {
		onCommit(() => inBackground(() => removePhoto(photo).catch(logStaying(photo))));
	});

/** Cloudinary's errors are objects of its own. */
const logStaying = (photo: Photo) => (error: unknown) => {
	strapi.log.error(
		`The picture ${photo.url} of a deleted account could not be removed: ${Object(error).message}`,
	);
};

/** Whoever deletes an account, through the API or in the panel. */
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
			if (isRemoved(user)) await leave(user);
		},
	});
}

const isRemoved = (user: unknown): user is Removed =>
	typeof user === 'object' && user !== null && 'documentId' in user;
