import { messages, newsletterBodySchema, subscribe } from '@sumu/contract';
import { call } from '../../../lib/api';
import { defineForm } from '../../../lib/forms/form';

export const newsletterForm = defineForm({
	name: 'newsletter',
	schema: newsletterBodySchema,
	thanks: messages.subscribed,
	send: (body, options) => call(subscribe, { body, ...options }),
});
