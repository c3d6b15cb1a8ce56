import * as calls from '../endpoints/reviews';
import { example } from './example';
import { added, changed, deleted, listed, one } from './responses';
import { id, ownReview, review, service } from './samples';

const { reviewText } = review;

export const reviewExamples = {
	listReviews: example(calls.listReviews, { query: { limit: 8 }, response: listed(review) }),
	getReview: example(calls.getReview, { params: { id }, response: one(review) }),
	ownReview: example(calls.ownReview, { query: { projectId: id }, response: one(ownReview) }),
	submitReview: example(calls.submitReview, {
		body: { projectId: id, reviewText, rating: 5, userCity: 'Dhaka' },
		response: added(ownReview),
	}),
	addOwnerReview: example(calls.addOwnerReview, {
		body: { userName: 'Nadia Alam', location: 'Dhaka', review: reviewText, image: service.img },
		response: added(review),
	}),
	updateReview: example(calls.updateReview, {
		params: { id },
		body: { approve: true },
		response: changed(review),
	}),
	deleteReview: example(calls.deleteReview, { params: { id }, response: deleted }),
};
