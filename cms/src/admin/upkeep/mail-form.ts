import { mailServerBodySchema, type SystemSettings } from '@sumu/contract';
import { type ConfirmationValues, confirmationOf, emptyConfirmation } from './confirm-fields';

/** Form values as strings. Strapi's form sets a cleared text field to null. */
export type MailForm = ConfirmationValues &
	Record<'host' | 'port' | 'user' | 'password' | 'sender', string | null>;

export const asForm = ({ host, port, user, sender }: SystemSettings['mail']): MailForm => ({
	host,
	port: String(port),
	user,
	password: '',
	sender,
	...emptyConfirmation,
});

/**
 * Validates the form and returns the request body or the errors. An empty password is left out, which keeps the
 * saved one.
 */
export const readForm = ({ host, port, user, password, sender, ...typed }: MailForm) =>
	mailServerBodySchema.safeParse({
		host,
		sender,
		port: Number(port),
		user: user ?? '',
		...(password ? { password } : {}),
		...confirmationOf(typed),
	});
