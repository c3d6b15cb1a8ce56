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
	summary: 'Sends a message to the owner',
	body: contactBodySchema,
	response: acceptedSchema,
});

export const subscribeToNewsletter = defineEndpoint({
	operation: 'subscriber.subscribe',
	method: 'POST',
	path: '/newsletter',
	summary: 'Subscribes an address to the newsletter; a second call is not an error',
	body: newsletterBodySchema,
	response: acceptedSchema,
});

export const confirmSubscription = defineEndpoint({
	operation: 'subscriber.confirm',
	method: 'POST',
	path: '/newsletter/confirm',
	summary: 'Confirms a subscription with the token from the e-mail',
	body: confirmBodySchema,
	response: acceptedSchema,
});

export const unsubscribeFromNewsletter = defineEndpoint({
	operation: 'subscriber.unsubscribe',
	method: 'POST',
	path: '/newsletter/unsubscribe',
	summary: 'Removes an address from the newsletter; mail programs send the token in the query',
	query: unsubscribeBodySchema,
	body: unsubscribeBodySchema,
	takesForms: true,
	response: acceptedSchema,
});
