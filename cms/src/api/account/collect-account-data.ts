import { MAX_CART_ITEMS } from '@sumu/contract';
import { listActiveSessions, signInOf } from '../../identity/sessions';
import { presentUser, type UserRow } from '../../identity/user-presenter';
import { createPresenter, getQueryOptions } from '../../platform/fields';
import { listCart } from '../cart-item/cart-items';
import { presentCart } from '../cart-item/present-cart';
import { ownMessages } from '../message/own-messages';
import { presentOwnMessage } from '../message/presenter';
import { type OwnReviewRow, presentOwnReview } from '../review/own-presenter';
import { allVersionsBy } from '../review/visitor-reviews';
import { presentSession } from '../session/presenter';
import { subscriberFields } from '../subscriber/presenter';

const subscriptionFields = { confirmedOn: subscriberFields.confirmedOn };
const presentSubscription = createPresenter(subscriptionFields);

function groupByReview(versions: OwnReviewRow[]): OwnReviewRow[][] {
	const reviews = new Map<string, OwnReviewRow[]>();
	for (const version of versions)
		reviews.set(version.documentId, [...(reviews.get(version.documentId) ?? []), version]);
	return [...reviews.values()];
}

/** Returns the newsletter subscription only if the account's address is verified. */
const subscriptionOf = async ({ email, emailVerified }: UserRow) => {
	if (emailVerified !== true) return null;
	const row = await strapi.db.query('api::subscriber.subscriber').findOne({
		where: { email, confirmed: true },
		select: getQueryOptions(subscriptionFields).select,
	});
	return row && presentSubscription(row);
};

/** Returns all data stored about a person, for the account export. */
export async function collectAccountData(user: UserRow, sessionId: unknown) {
	const [current, sessions, cart, versions, messages, newsletter] = await Promise.all([
		signInOf(sessionId),
		listActiveSessions(user.id),
		listCart(user.id, { limit: MAX_CART_ITEMS }),
		allVersionsBy(user.documentId),
		ownMessages(user),
		subscriptionOf(user),
	]);
	return {
		exportedAt: new Date().toISOString(),
		profile: presentUser(user),
		cart: await presentCart(cart),
		reviews: groupByReview(versions)
			.map(presentOwnReview)
			.filter((review) => review !== null),
		sessions: sessions.map((session) => presentSession(session, current?.deviceId)),
		messages: messages.map(presentOwnMessage),
		newsletter: newsletter !== null,
		newsletterConfirmed: newsletter?.confirmedOn ?? null,
	};
}
