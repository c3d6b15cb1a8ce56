import { mailServerBodySchema, type Upkeep } from '@sumu/contract';

/** As it is typed; Strapi's form makes null of a text that was emptied. */
export type MailForm = Record<'host' | 'port' | 'user' | 'password' | 'sender', string | null>;

export const asForm = ({ host, port, user, sender }: Upkeep['mail']): MailForm => ({
	host,
	port: String(port),
	user,
	password: '',
	sender,
});

/** What is sent, or what is wrong with it. A password is left out to keep the saved one. */
export const readForm = ({ port, user, password, ...rest }: MailForm) =>
	mailServerBodySchema.safeParse({
		...rest,
		port: Number(port),
		user: user ?? '',
		...(password ? { password } : {}),
	});
