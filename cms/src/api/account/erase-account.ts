import type { UserRow } from '../../identity/user-presenter';
import { ownMessages, removeMessages } from '../message/own-messages';
import { allVersionsBy, removeReviews } from '../review/visitor-reviews';
import { removeAccount } from '../user/remove-account';

async function removeSubscription(email: string) {
	const subscriber = 'api::subscriber.subscriber';
	const row = await strapi.db.query(subscriber).findOne({ where: { email } });
	if (row) await strapi.documents(subscriber).delete({ documentId: row.documentId });
}

/**
 * Deletes an account on its owner's word, and with it everything of theirs: reviews, picture,
 * newsletter and what they wrote to the owner of the site too.
 * @throws Refusal (409) for the last admin; whatever goes wrong, nothing is lost
 */
export const eraseAccount = (user: UserRow) =>
	strapi.db.transaction(async () => {
		const reviews = await allVersionsBy(user.documentId);
		await removeAccount(user);
		await removeReviews(reviews);
		// Nobody takes back what an address sent that they have not proved to be theirs.
		if (user.emailVerified !== true) return;
		await removeSubscription(user.email);
		await removeMessages(await ownMessages(user));
	});
