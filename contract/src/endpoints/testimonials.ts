import { defineEndpoint } from '../endpoint';
import { idParams, limitQuery } from '../schemas/requests';
import { acceptedSchema, addedOf, deletedSchema, listOf, oneOf } from '../schemas/responses';
import {
	testimonialBodySchema,
	testimonialFormSchema,
	testimonialParams,
	testimonialRequestBodySchema,
	testimonialRequestSchema,
} from '../schemas/testimonial';

export const listTestimonialRequests = defineEndpoint({
	operation: 'testimonial.list',
	method: 'GET',
	path: '/testimonial-requests',
	summary: 'Lists the personal links for testimonials, newest first',
	query: limitQuery,
	response: listOf(testimonialRequestSchema),
});

export const requestTestimonial = defineEndpoint({
	operation: 'testimonial.request',
	method: 'POST',
	path: '/testimonial-requests',
	summary: 'Creates a personal link for a testimonial, and e-mails it if there is an address',
	body: testimonialRequestBodySchema,
	response: addedOf(testimonialRequestSchema),
});

export const revokeTestimonialRequest = defineEndpoint({
	operation: 'testimonial.revoke',
	method: 'DELETE',
	path: '/testimonial-request/:id',
	summary: 'Revokes a link; a testimonial that was written with it stays',
	params: idParams,
	response: deletedSchema,
});

export const readTestimonial = defineEndpoint({
	operation: 'testimonial.show',
	method: 'GET',
	path: '/testimonial/:token',
	summary: 'Returns the content of the form behind a link; 410 with the reason if it is over',
	params: testimonialParams,
	response: oneOf(testimonialFormSchema),
});

export const sendTestimonial = defineEndpoint({
	operation: 'testimonial.send',
	method: 'POST',
	path: '/testimonial/:token',
	summary: 'Sends a testimonial, once; it is hidden until the owner approves it',
	params: testimonialParams,
	body: testimonialBodySchema,
	response: acceptedSchema,
});

export const withdrawTestimonial = defineEndpoint({
	operation: 'testimonial.withdraw',
	method: 'DELETE',
	path: '/testimonial/:token',
	summary: 'Deletes the testimonial that was written with a link, permanently',
	params: testimonialParams,
	response: deletedSchema,
});
