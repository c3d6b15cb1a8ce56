import * as calls from '../endpoints/reviews';
import { defineExample } from './example';
import {
	deletedResponse,
	toAddedResponse,
	toChangedResponse,
	toItemResponse,
	toListResponse,
} from './responses';
import { ownedReview, ownerReviewForm, ownReview, sampleId } from './samples';

const { reviewText } = ownReview;

export const reviewExamples = {
	/** A page of reviews for an admin. */
	listReviews: defineExample(calls.listReviews, {
		query: { page: 1 },
		response: { ...toListResponse(ownedReview), total: 1 },
	}),
	getReview: defineExample(calls.getReview, {
		params: { id: sampleId },
		response: toItemResponse(ownedReview),
	}),
	ownReview: defineExample(calls.ownReview, {
		query: { projectId: sampleId },
		response: toItemResponse(ownReview),
	}),
	submitReview: defineExample(calls.submitReview, {
		body: { projectId: sampleId, reviewText, rating: 5, userCity: 'Sylhet' },
		response: toAddedResponse(ownReview),
	}),
	addOwnerReview: defineExample(calls.addOwnerReview, {
		body: ownerReviewForm,
		response: toAddedResponse(ownedReview),
	}),
	updateReview: defineExample(calls.updateReview, {
		params: { id: sampleId },
		body: { approve: true },
		response: toChangedResponse(ownedReview),
	}),
	deleteReview: defineExample(calls.deleteReview, {
		params: { id: sampleId },
		response: deletedResponse,
	}),
};
