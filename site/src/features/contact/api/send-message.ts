import {
	contactFormSchema,
	type Demand,
	messages,
	numberedFormSchema,
	sendMessage,
} from '@sumu/contract';
import { call } from '../../../lib/api';
import { defineForm } from '../../../lib/forms/form';

/** What posts it without scripts. */
export const contactFormName = 'contact';

/** The form that asks for a telephone number as the owner wants it. */
export const contactForm = (number: Demand) =>
	defineForm({
		name: contactFormName,
		schema: number === 'required' ? numberedFormSchema : contactFormSchema,
		thanks: messages.contactSent,
		send: (body, options) => call(sendMessage, { body, ...options }),
	});
