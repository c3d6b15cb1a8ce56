import { mailServerBodySchema, type Upkeep } from '@sumu/contract';
import { type Confirmed, confirmationOf, unconfirmed } from './confirm-fields';

/** As it is typed; Strapi's form makes null of a text that was emptied. */
export type MailForm = Confirmed &
	Record<'host' | 'port' | 'user' | 'password' | 'sender', string | null>;

export const asForm = ({ host, port, user, sender }: Upkeep['mail']): MailForm => ({
	host,
	port: String(port),
	user,
	password: '',
	sender,
	...unconfirmed,
});

/** What is sent, or what is wrong with it. A password is left out to keep the saved one. */
export const readForm = ({ host, port, user, password, sender, ...typed }: MailForm) =>
	mailServerBodySchema.safeParse({
		host,
		sender,
		port: Number(port),
		user: user ?? '',
		...(password ? { password } : {}),
		...confirmationOf(typed),
	});
