import { endpoint } from '../endpoint';
import { acceptedSchema } from '../schemas/answers';
import { contactBodySchema, newsletterBodySchema } from '../schemas/contact';

export const sendMessage = endpoint({
	operation: 'message.send',
	method: 'POST',
	path: '/contact',
	summary: 'Leaves a message for the owner',
	body: contactBodySchema,
	answer: acceptedSchema,
});

export const subscribe = endpoint({
	operation: 'subscriber.subscribe',
	method: 'POST',
	path: '/newsletter',
	summary: 'Subscribes an address to the newsletter; a second time is no error',
	body: newsletterBodySchema,
	answer: acceptedSchema,
});
