import * as calls from '../endpoints/reviews';
import { added, changed, deleted, listed, one } from './responses';
import { example } from './example';
import { id, ownReview, review, service } from './samples';

const { reviewText } = review;

export const reviewExamples = {
	listReviews: example(calls.listReviews, { query: { limit: 8 }, answer: listed(review) }),
	getReview: example(calls.getReview, { params: { id }, answer: one(review) }),
	ownReview: example(calls.ownReview, { query: { projectId: id }, answer: one(ownReview) }),
	submitReview: example(calls.submitReview, {
		body: { projectId: id, reviewText, rating: 5, userCity: 'Dhaka' },
		answer: added(ownReview),
	}),
	addOwnerReview: example(calls.addOwnerReview, {
		body: { userName: 'Nadia Alam', location: 'Dhaka', review: reviewText, image: service.img },
		answer: added(review),
	}),
	updateReview: example(calls.updateReview, {
		params: { id },
		body: { approve: true },
		answer: changed(review),
	}),
	deleteReview: example(calls.deleteReview, { params: { id }, answer: deleted }),
};
