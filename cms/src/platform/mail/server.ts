import { messages } from '@sumu/contract';
import * as z from 'zod/mini';
import { env } from '../../env';
import { decryptValue, encryptValue } from '../lib/secrets';

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
const SMTP_TIMEOUTS_MS = {
	connectionTimeout: 10_000,
	greetingTimeout: 10_000,
	socketTimeout: 30_000,
};
/** Port on which a connection uses TLS from the start. */
const implicitTlsPort = 465;

const getMailServerStore = () => strapi.store({ type: 'core', name: 'sumu', key: 'mail_server' });

/** Returns the owner's mail server; null without one or if ENCRYPTION_KEY has changed. */
export async function getStoredServer(): Promise<StoredServer | null> {
	const encryptedServer = await getMailServerStore().get({});
	return typeof encryptedServer === 'string' ? decryptValue(encryptedServer, storedSchema) : null;
}

export const saveMailServer = (server: StoredServer) =>
	getMailServerStore().set({ value: encryptValue(server) });
export const deleteMailServer = () => getMailServerStore().delete({});

/** Returns the options for a mail server. With a password, TLS is required. */
export const toMailServer = ({ host, port, user, password, sender }: StoredServer): MailServer => ({
	options: {
		...SMTP_TIMEOUTS_MS,
		host,
		port,
		secure: port === implicitTlsPort,
		...(user ? { auth: { user, pass: password }, requireTLS: true } : {}),
	},
	sender,
});

/** Adds the timeouts to a URL, because Nodemailer ignores other options if there is one. */
function withTimeouts(address: string) {
	const url = new URL(address);
	for (const [name, value] of Object.entries(SMTP_TIMEOUTS_MS))
		if (!url.searchParams.has(name)) url.searchParams.set(name, String(value));
	return url.href;
}

/** Sender of e-mails through the server of SMTP_URL. */
export const variablesSender = env.MAIL_FROM ?? env.OWNER_EMAIL;

const environmentServer: MailServer | null = env.SMTP_URL
	? { options: { url: withTimeouts(env.SMTP_URL) }, sender: variablesSender }
	: null;

/**
 * Returns the mail server: that of SMTP_URL, else the owner's. Reads it each time, because another process may have
 * changed it.
 */
export async function getMailServer(): Promise<MailServer | null> {
	if (environmentServer) return environmentServer;
	const ownerServer = await getStoredServer();
	return ownerServer && toMailServer(ownerServer);
}

/** Checks whether e-mails are sent. */
export const hasMail = async (): Promise<boolean> => (await getMailServer()) !== null;

const messagesByErrorCode: Readonly<Record<string, string>> = {
	EAUTH: messages.mailServerRefuses,
	EDNS: messages.mailServerSilent,
	ECONNECTION: messages.mailServerSilent,
	ETIMEDOUT: messages.mailServerSilent,
	ETLS: messages.mailServerOpen,
};

/** Returns a message for the owner if a new mail server has not accepted an e-mail. */
export function describeMailError(error: unknown): string {
	if (!(error instanceof Error)) return messages.mailNotTaken(String(error));
	// Other socket errors, such as an untrusted certificate, keep their message.
	if ('syscall' in error && error.syscall === 'connect') return messages.mailServerSilent;
	const code = 'code' in error ? String(error.code) : '';
	return messagesByErrorCode[code] ?? messages.mailNotTaken(error.message);
}
