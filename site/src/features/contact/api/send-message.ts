import {
	type BodyOf,
	contactFormSchema,
	type Demand,
	messages,
	numberedFormSchema,
	sendMessage,
} from '@sumu/contract';
import { ApiError, type CallOptions, call } from '../../../lib/api';
import { defineForm } from '../../../lib/forms/form';
import { session } from '../../../lib/session';

/** What posts it without scripts. */
export const contactFormName = 'contact';

/** Of who is signed in: to a confirmed address goes a copy. The server's page posts for nobody. */
const ownToken = async () =>
	typeof document === 'undefined'
		? undefined
		: ((await session()
				.token()
				.catch(() => null)) ?? undefined);

const sendAs = (body: BodyOf<typeof sendMessage>, options?: CallOptions, token?: string) =>
	call(sendMessage, { body, ...options }, token);

/** The form that asks for a telephone number as the owner wants it. */
export const contactForm = (number: Demand) =>
	defineForm({
		name: contactFormName,
		schema: number === 'required' ? numberedFormSchema : contactFormSchema,
		thanks: messages.contactSent,
		send: async (body, options) => {
			const token = await ownToken();
			try {
				return await sendAs(body, options, token);
			} catch (error) {
				// Of a session that is over: anybody may write.
				if (!(token && error instanceof ApiError && error.status === 401)) throw error;
				return sendAs(body, options);
			}
		},
	});
