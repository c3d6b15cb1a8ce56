import * as calls from '../endpoints/testimonials';
import type { TestimonialRequest } from '../schemas/testimonial';
import { defineExample } from './example';
import {
	acceptedResponse,
	deletedResponse,
	toAddedResponse,
	toItemResponse,
	toListResponse,
} from './responses';
import { sampleDate, sampleEmail, sampleId } from './samples';

const expiresAt = '2026-12-22T09:30:00.000Z';
const sampleToken = `${sampleId}.q8Zr1vY5kT3mW7xN2bC6dF4h`;
const sampleRequest: TestimonialRequest = {
	_id: sampleId,
	url: `https://mira.example/testimonial/${sampleToken}`,
	name: 'Nadia Alam',
	email: sampleEmail,
	project: { _id: sampleId, name: 'Hill Tracts Tea' },
	state: 'open',
	date: sampleDate,
	expiresAt,
	mailed: true,
	reminder: 'planned',
	reviewId: null,
};
const linkParams = { token: sampleToken };

export const testimonialExamples = {
	listTestimonialRequests: defineExample(calls.listTestimonialRequests, {
		query: { limit: 20 },
		response: toListResponse(sampleRequest),
	}),
	requestTestimonial: defineExample(calls.requestTestimonial, {
		body: {
			projectId: sampleId,
			messageId: sampleId,
			email: sampleEmail,
			name: sampleRequest.name,
			remind: true,
		},
		response: toAddedResponse(sampleRequest),
	}),
	revokeTestimonialRequest: defineExample(calls.revokeTestimonialRequest, {
		params: { id: sampleId },
		response: deletedResponse,
	}),
	readTestimonial: defineExample(calls.readTestimonial, {
		params: linkParams,
		response: toItemResponse({
			name: sampleRequest.name,
			project: { name: 'Hill Tracts Tea' },
			expiresAt,
		}),
	}),
	sendTestimonial: defineExample(calls.sendTestimonial, {
		params: linkParams,
		body: {
			UserName: sampleRequest.name,
			role: 'Owner',
			company: 'Hill Tracts Tea',
			rating: 5,
			reviewText: 'Quick, careful and always on time.',
			consent: true,
			userImg: 'data:image/png;base64,iVBORw0KGgo=',
		},
		response: acceptedResponse,
	}),
	withdrawTestimonial: defineExample(calls.withdrawTestimonial, {
		params: linkParams,
		response: deletedResponse,
	}),
};
