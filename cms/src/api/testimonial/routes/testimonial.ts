import {
	listTestimonialRequests,
	readTestimonial,
	requestTestimonial,
	revokeTestimonialRequest,
	sendTestimonial,
	withdrawTestimonial,
} from '@sumu/contract';
import { createRoute } from '../../../contract/route';
import { createCallRateLimit, submitRateLimit } from '../../../platform/limits/rate-limit';

const readLimit = createCallRateLimit('testimonial');

export default {
	routes: [
		createRoute(listTestimonialRequests),
		createRoute(requestTestimonial, { middlewares: [createCallRateLimit('testimonial-request')] }),
		createRoute(revokeTestimonialRequest),
		createRoute(readTestimonial, { middlewares: [readLimit] }),
		createRoute(sendTestimonial, { middlewares: [submitRateLimit] }),
		createRoute(withdrawTestimonial, { middlewares: [submitRateLimit] }),
	],
};
