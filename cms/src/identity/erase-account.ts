import type { UserRow } from '../presenters/user';
import { removeReviews } from '../reviews/visitor-reviews';
import { removePhoto } from './photo';
import { mayGo, removeAccount } from './remove-account';

/**
 * Deletes an account on its owner's word, and with it everything of theirs: reviews, picture and
 * newsletter too.
 * @throws Refusal (409) for the last admin
 */
export async function eraseAccount(user: UserRow) {
	await mayGo(user);
	await removeReviews(user.documentId);
	await removeAccount(user);
	await removePhoto(user);
	// Nobody ends the subscription of an address they have not proved to be theirs.
	if (user.emailVerified !== true) return;
	const subscriber = 'api::subscriber.subscriber';
	const row = await strapi.db.query(subscriber).findOne({ where: { email: user.email } });
	if (row) await strapi.documents(subscriber).delete({ documentId: row.documentId });
}
