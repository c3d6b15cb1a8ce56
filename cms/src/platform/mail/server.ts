import { messages } from '@sumu/contract';
import * as z from 'zod/mini';
import { env } from '../../env';
import { seal, unseal } from '../lib/sealed';

/** A mail server as the owner has set it, sealed in Strapi's store, which a backup holds. */
const storedSchema = z.object({
	host: z.string(),
	port: z.int(),
	user: z.string(),
	password: z.string(),
	sender: z.string(),
});
export type StoredServer = z.output<typeof storedSchema>;

/** What Nodemailer is given, and whom mails come from. */
export interface MailServer {
	readonly options: object;
	readonly sender: string;
}

/** Milliseconds; a mail server that hangs must not keep its mails for minutes. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
/** Where a connection is encrypted from its first byte on. */
const securePort = 465;

const store = () => strapi.store({ type: 'core', name: 'sumu', key: 'mail_server' });

/** The owner's; null where there is none, or it cannot be read as ENCRYPTION_KEY is another one. */
export async function storedServer(): Promise<StoredServer | null> {
	const sealed = await store().get({});
	return typeof sealed === 'string' ? unseal(sealed, storedSchema) : null;
}

export const keepServer = (server: StoredServer) => store().set({ value: seal(server) });
export const forgetServer = () => store().delete({});

/** A password travels encrypted or not at all. */
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

/** Nodemailer reads all options from the address, or none. */
function withTimeouts(address: string) {
	const url = new URL(address);
	for (const [name, value] of Object.entries(timeouts))
		if (!url.searchParams.has(name)) url.searchParams.set(name, String(value));
	return url.href;
}

/** Whom mails come from through a variable's server. */
export const variablesSender = env.MAIL_FROM ?? env.OWNER_EMAIL;

const ofVariable: MailServer | null = env.SMTP_URL
	? { options: { url: withTimeouts(env.SMTP_URL) }, sender: variablesSender }
	: null;

/** Which server takes the mails: a variable's, else the owner's. Read anew, for another process may have changed it. */
export async function mailServer(): Promise<MailServer | null> {
	if (ofVariable) return ofVariable;
	const stored = await storedServer();
	return stored && serverOf(stored);
}

/** Whether mails are sent. */
export const hasMail = async (): Promise<boolean> => (await mailServer()) !== null;

const codes: Readonly<Record<string, string>> = {
	EAUTH: messages.mailServerRefuses,
	EDNS: messages.mailServerSilent,
	ECONNECTION: messages.mailServerSilent,
	ETIMEDOUT: messages.mailServerSilent,
	ETLS: messages.mailServerOpen,
};

/** Why a mail server took no mail, for who has just set it. */
export function reasonOf(error: unknown): string {
	if (!(error instanceof Error)) return messages.mailNotTaken(String(error));
	// Of a socket: a connection that nobody takes, or a certificate that is not to be trusted.
	if ('syscall' in error && error.syscall === 'connect') return messages.mailServerSilent;
	const code = 'code' in error ? String(error.code) : '';
	return codes[code] ?? messages.mailNotTaken(error.message);
}
