import { MAX_CART_ITEMS, tagsIn } from '@sumu/contract';
import { listActiveSessions, signInOf } from '../../identity/sessions';
import { presentUser, type UserRow } from '../../identity/user-presenter';
import { createPresenter, getQueryOptions, nullableTextField } from '../../platform/fields';
import { listCart } from '../cart-item/cart-items';
import { presentCart } from '../cart-item/present-cart';
import { listLettersTo } from '../letter/letter-tables';
import { ownMessages } from '../message/own-messages';
import { presentOwnMessage } from '../message/presenter';
import { type OwnReviewRow, presentOwnReview } from '../review/own-presenter';
import { allVersionsBy } from '../review/visitor-reviews';
import { presentSession } from '../session/presenter';
import { subscriberFields } from '../subscriber/presenter';
import { exportTestimonialsOf } from '../testimonial/export-testimonials';

const subscriptionFields = {
	_id: subscriberFields._id,
	confirmedOn: subscriberFields.confirmedOn,
	consentNote: nullableTextField('consentNote'),
	subscriberTags: nullableTextField('subscriberTags'),
};
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
	const [current, sessions, cart, versions, messages, newsletter, testimonials] = await Promise.all(
		[
			signInOf(sessionId),
			listActiveSessions(user.id),
			listCart(user.id, { limit: MAX_CART_ITEMS }),
			allVersionsBy(user.documentId),
			ownMessages(user),
			subscriptionOf(user),
			// An unverified address may belong to someone else.
			user.emailVerified === true ? exportTestimonialsOf(user.email) : [],
		],
	);
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
		subscription: newsletter && {
			consentNote: newsletter.consentNote,
			tags: tagsIn(newsletter.subscriberTags ?? ''),
			letters: await listLettersTo(newsletter._id),
		},
		testimonials,
	};
}
