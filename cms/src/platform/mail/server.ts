import { messages } from '@sumu/contract';
import * as z from 'zod/mini';
import { env } from '../../env';
import { seal, unseal } from '../lib/sealed';

/** Mail server set by the owner, encrypted in Strapi's store, which backups include. */
const storedSchema = z.object({
	host: z.string(),
	port: z.int(),
	user: z.string(),
	password: z.string(),
	sender: z.string(),
});
export type StoredServer = z.output<typeof storedSchema>;

/** Nodemailer's options, and the sender's address. */
export interface MailServer {
	readonly options: object;
	readonly sender: string;
}

/** Milliseconds. A mail server that hangs must not hold e-mails up for minutes. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
/** Port on which a connection uses TLS from the start. */
const securePort = 465;

const store = () => strapi.store({ type: 'core', name: 'sumu', key: 'mail_server' });

/** Returns the owner's mail server; null without one or if ENCRYPTION_KEY has changed. */
export async function storedServer(): Promise<StoredServer | null> {
	const sealed = await store().get({});
	return typeof sealed === 'string' ? unseal(sealed, storedSchema) : null;
}

export const keepServer = (server: StoredServer) => store().set({ value: seal(server) });
export const forgetServer = () => store().delete({});

/** Returns the options for a mail server. With a password, TLS is required. */
export const serverOf = ({ host, port, user, password, sender }: StoredServer): MailServer => ({
	options: {
		...timeouts,
		host,
		port,
		secure: port === securePort,
		...(user ? { auth: { user, pass: password }, requireTLS: true } : {}),
	},
	sender,
});

/** Adds the timeouts to a URL, because Nodemailer ignores other options if there is one. */
function withTimeouts(address: string) {
	const url = new URL(address);
	for (const [name, value] of Object.entries(timeouts))
		if (!url.searchParams.has(name)) url.searchParams.set(name, String(value));
	return url.href;
}

/** Sender of e-mails through the server of SMTP_URL. */
export const variablesSender = env.MAIL_FROM ?? env.OWNER_EMAIL;

const ofVariable: MailServer | null = env.SMTP_URL
	? { options: { url: withTimeouts(env.SMTP_URL) }, sender: variablesSender }
	: null;

/**
 * Returns the mail server: that of SMTP_URL, else the owner's. Reads it each time, because another process may have
 * changed it.
 */
export async function mailServer(): Promise<MailServer | null> {
	if (ofVariable) return ofVariable;
	const stored = await storedServer();
	return stored && serverOf(stored);
}

/** Checks whether e-mails are sent. */
export const hasMail = async (): Promise<boolean> => (await mailServer()) !== null;

const codes: Readonly<Record<string, string>> = {
	EAUTH: messages.mailServerRefuses,
	EDNS: messages.mailServerSilent,
	ECONNECTION: messages.mailServerSilent,
	ETIMEDOUT: messages.mailServerSilent,
	ETLS: messages.mailServerOpen,
};

/** Returns a message for the owner if a new mail server has not accepted an e-mail. */
export function reasonOf(error: unknown): string {
	if (!(error instanceof Error)) return messages.mailNotTaken(String(error));
	// Other socket errors, such as an untrusted certificate, keep their message.
	if ('syscall' in error && error.syscall === 'connect') return messages.mailServerSilent;
	const code = 'code' in error ? String(error.code) : '';
	return codes[code] ?? messages.mailNotTaken(error.message);
}
