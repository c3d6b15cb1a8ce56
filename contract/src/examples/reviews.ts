import * as calls from '../endpoints/reviews';
import type { ListedReview, OwnerReviewForm } from '../schemas/owner-review';
import type { OwnReview, Review } from '../schemas/review';
import { type DeepRequired, defineExample } from './example';
import { sampleProject } from './projects';
import {
	deletedResponse,
	toAddedResponse,
	toChangedResponse,
	toItemResponse,
	toListResponse,
} from './responses';
import {
	sampleDate,
	sampleEmail,
	sampleId,
	samplePublicationState,
	sampleUpdateDate,
	sampleUploadUrl,
} from './samples';

const sampleReview: Review = {
	_id: sampleId,
	reviewText: 'On time, and better than we asked for.',
	userImg: null,
	picture: null,
	UserName: 'Nadia Alam',
	userCity: 'Sylhet',
	location: { country: 'Bangladesh' },
	rating: 5,
	date: sampleDate,
	updated: sampleUpdateDate,
};

/** A review with the fields that only the owner sees. */
export const ownedReview: DeepRequired<ListedReview> = {
	...sampleReview,
	...samplePublicationState,
	userEmail: sampleEmail,
	pending: false,
	source: 'visitor',
	picked: false,
	project: { slug: sampleProject.slug, name: sampleProject.projectsName },
	about: { _id: sampleId, name: sampleProject.projectsName },
};

export const ownerReviewForm: Required<OwnerReviewForm> = {
	userName: sampleReview.UserName,
	location: 'Sylhet',
	review: sampleReview.reviewText,
	image: sampleUploadUrl,
	rating: 5,
	picked: false,
};

export const ownReview: OwnReview = {
	...sampleReview,
	projectId: sampleId,
	blogId: null,
	pending: false,
};

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
