import { contactFormSchema, messages, sendMessage } from '@sumu/contract';
import { call } from '../../../lib/api';
import { defineForm } from '../../../lib/forms/form';

export const contactForm = defineForm({
	name: 'contact',
	schema: contactFormSchema,
	thanks: messages.contactSent,
	send: (body, options) => call(sendMessage, { body, ...options }),
});
