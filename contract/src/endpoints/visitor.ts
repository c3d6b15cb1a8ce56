import { defineEndpoint } from '../endpoint';
import { locationSchema } from '../schemas/location';

export const visitorLocation = defineEndpoint({
	operation: 'visitor.location',
	method: 'GET',
	path: '/visitor/location',
	summary: 'Where the visitor seems to be, within two seconds',
	response: locationSchema,
});
