import type { UserRow } from '../../identity/user-presenter';
import { eraseFromTrash } from '../../platform/trash/empty-trash';
import { ownMessages, removeMessages } from '../message/own-messages';
import { allVersionsBy, removeReviews } from '../review/visitor-reviews';
import { eraseTestimonialsOf } from '../testimonial/write-testimonial';
import { deletePermanently } from '../trash/move-to-trash';
import { removeAccount } from '../user/remove-account';

async function removeSubscription(email: string) {
	const subscriber = 'api::subscriber.subscriber';
	const row = await strapi.db.query(subscriber).findOne({ where: { email } });
	if (row) await strapi.documents(subscriber).delete({ documentId: row.documentId });
}

/**
 * Deletes an account at its holder's request, with reviews and picture. If the e-mail is verified, also the newsletter
 * subscription, testimonials and the messages sent to the site owner.
 * @throws Refusal (409) for the last admin; any error rolls everything back
 */
export const eraseAccount = (user: UserRow) =>
	strapi.db.transaction(() =>
		deletePermanently(async () => {
			const reviews = await allVersionsBy(user.documentId);
			await removeAccount(user);
			await removeReviews(reviews);
			// An unverified address may belong to someone else, so its subscription and messages stay.
			if (user.emailVerified !== true) return;
			await removeSubscription(user.email);
			await eraseTestimonialsOf(user.email);
			await eraseFromTrash(user.documentId, user.email);
			await removeMessages(await ownMessages(user));
		}),
	);
