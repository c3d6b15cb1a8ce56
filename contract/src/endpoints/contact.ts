import { defineEndpoint } from '../endpoint';
import {
	confirmBodySchema,
	contactBodySchema,
	newsletterBodySchema,
	unsubscribeBodySchema,
} from '../schemas/contact';
import { acceptedSchema } from '../schemas/responses';

export const sendMessage = defineEndpoint({
	operation: 'message.send',
	method: 'POST',
	path: '/contact',
	summary: 'Leaves a message for the owner',
	body: contactBodySchema,
	response: acceptedSchema,
});

export const subscribeToNewsletter = defineEndpoint({
	operation: 'subscriber.subscribe',
	method: 'POST',
	path: '/newsletter',
	summary: 'Subscribes an address to the newsletter; a second time is no error',
	body: newsletterBodySchema,
	response: acceptedSchema,
});

export const confirmSubscription = defineEndpoint({
	operation: 'subscriber.confirm',
	method: 'POST',
	path: '/newsletter/confirm',
	summary: 'Confirms a subscription with the token of the mail',
	body: confirmBodySchema,
	response: acceptedSchema,
});

export const unsubscribeFromNewsletter = defineEndpoint({
	operation: 'subscriber.unsubscribe',
	method: 'POST',
	path: '/newsletter/unsubscribe',
	summary: 'Takes an address off the newsletter; mail programs put the token into the query',
	query: unsubscribeBodySchema,
	body: unsubscribeBodySchema,
	takesForms: true,
	response: acceptedSchema,
});
