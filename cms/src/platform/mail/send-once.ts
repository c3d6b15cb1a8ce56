import { Transform } from 'node:stream';
import { createTransport } from 'nodemailer';
import { countMail } from '../metrics/metrics';
import type { MailServer } from './server';

export interface PreparedMail {
	readonly from: string;
	readonly to: string;
	readonly subject: string;
	readonly text: string;
	readonly html: string;
	readonly headers: Readonly<Record<string, string>>;
	readonly messageId: string;
	readonly replyTo: { name: string; address: string };
}

/** Delays the end of the content until `commit` resolves; if it rejects, the end is never sent. */
const createGate = (commit: () => Promise<void>) =>
	new Transform({
		transform: (chunk, _encoding, done) => done(null, chunk),
		flush: (done) => void commit().then(() => done(), done),
	});

/**
 * Sends an e-mail and calls `commit` right before the last bytes, without which the mail server delivers nothing. A
 * process that is killed earlier has not sent the e-mail, and one that is killed later has stored that it did.
 */
export function sendOnce(
	{ options }: MailServer,
	{ headers, ...mail }: PreparedMail,
	commit: () => Promise<void>,
): Promise<void> {
	const transport = createTransport(options);
	transport.use('stream', ({ message }, done) => {
		message.transform(createGate(commit));
		done();
	});
	return countMail(
		transport.sendMail({
			...mail,
			headers: { ...headers },
			disableFileAccess: true,
			disableUrlAccess: true,
		}),
	);
}

/** Kinds of failures: of the connection, temporary ones, and permanent ones such as an unknown address. */
export type MailFailure = 'server' | 'temporary' | 'permanent';

/** Classifies the error of an e-mail that was refused or interrupted. */
export function classifyMailError(error: unknown): MailFailure {
	if (!(error instanceof Error)) return 'server';
	const { responseCode, command } = error as Error & { responseCode?: number; command?: string };
	const isAboutRecipient = command === 'RCPT TO' || command === 'DATA';
	if (!responseCode || !isAboutRecipient) return 'server';
	return responseCode >= 500 ? 'permanent' : 'temporary';
}
