import { messages, newsletterBodySchema, subscribeToNewsletter } from '@sumu/contract';
import { callEndpoint } from '../../../lib/api';
import { defineForm } from '../../../lib/forms/form-definition';

export const newsletterForm = defineForm({
	name: 'newsletter',
	schema: newsletterBodySchema,
	thanks: messages.subscriptionReceived,
	send: (body, options) => callEndpoint(subscribeToNewsletter, { body, ...options }),
});
