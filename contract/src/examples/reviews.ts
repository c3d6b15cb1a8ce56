import * as calls from '../endpoints/reviews';
import { example } from './example';
import { added, changed, deleted, listed, one } from './responses';
import { id, ownedReview, ownerReviewForm, ownReview } from './samples';

const { reviewText } = ownReview;

export const reviewExamples = {
	/** A page of reviews for an admin. */
	listReviews: example(calls.listReviews, {
		query: { page: 1 },
		response: { ...listed(ownedReview), total: 1 },
	}),
	getReview: example(calls.getReview, { params: { id }, response: one(ownedReview) }),
	ownReview: example(calls.ownReview, { query: { projectId: id }, response: one(ownReview) }),
	submitReview: example(calls.submitReview, {
		body: { projectId: id, reviewText, rating: 5, userCity: 'Sylhet' },
		response: added(ownReview),
	}),
	addOwnerReview: example(calls.addOwnerReview, {
		body: ownerReviewForm,
		response: added(ownedReview),
	}),
	updateReview: example(calls.updateReview, {
		params: { id },
		body: { approve: true },
		response: changed(ownedReview),
	}),
	deleteReview: example(calls.deleteReview, { params: { id }, response: deleted }),
};
