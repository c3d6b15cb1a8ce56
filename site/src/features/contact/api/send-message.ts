import {
	type BodyOf,
	contactFormSchema,
	type FieldRequirement,
	messages,
	numberedFormSchema,
	sendMessage,
} from '@sumu/contract';
import { ApiError, type CallOptions, callEndpoint } from '../../../lib/api';
import { defineForm } from '../../../lib/forms/form-definition';
import { getSession } from '../../../lib/session';

/** Form name in a post without scripts. */
export const contactFormName = 'contact';

/** Access token of a signed-in visitor; with it, a confirmed address gets a copy. The server has none. */
const ownToken = async () =>
	typeof document === 'undefined'
		? undefined
		: ((await getSession()
				.token()
				.catch(() => null)) ?? undefined);

/** Time on the site, which tells people from programs; unknown if the server sends the form. */
const getElapsed = () =>
	typeof document === 'undefined' ? {} : { elapsed: Math.round(performance.now()) };

const sendAs = (body: BodyOf<typeof sendMessage>, options?: CallOptions, token?: string) =>
	callEndpoint(sendMessage, { body: { ...body, ...getElapsed() }, ...options }, token);

/** Contact form; the telephone number is required if the owner says so. */
export const contactForm = (number: FieldRequirement) =>
	defineForm({
		name: contactFormName,
		schema: number === 'required' ? numberedFormSchema : contactFormSchema,
		thanks: messages.contactSent,
		send: async (body, options) => {
			const token = await ownToken();
			try {
				return await sendAs(body, options, token);
			} catch (error) {
				// The token has expired: send anonymously, since anyone may write.
				if (!(token && error instanceof ApiError && error.status === 401)) throw error;
				return sendAs(body, options);
			}
		},
	});
