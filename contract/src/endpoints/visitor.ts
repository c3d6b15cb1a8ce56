import { defineEndpoint } from '../endpoint';
import { locationSchema } from '../schemas/location';

export const visitorLocation = defineEndpoint({
	operation: 'visitor.location',
	method: 'GET',
	path: '/visitor/location',
	summary: 'Returns the visitor’s approximate location within two seconds',
	response: locationSchema,
});
