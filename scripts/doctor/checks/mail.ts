import { type Check, look, ok, patience, reasonOf, wrong } from '../finding';
import { fromCms } from '../from-cms';

interface Module {
	createTransport(options: object): { verify(): Promise<true>; close(): void };
}

const timeouts = {
	connectionTimeout: patience,
	greetingTimeout: patience,
	socketTimeout: patience,
};

/** Greets the mail server and signs in there; sends nothing. */
export const mail: Check = {
	name: 'Mail',
	async look({ settings: { SMTP_URL } }) {
		if (!SMTP_URL)
			return look(
				'not set up (SMTP_URL): mails are written into the log, and sent to nobody',
				'Set SMTP_URL before visitors come: without it nobody can set a new password.',
			);
		const { host, hostname, port, protocol, username, password, searchParams } = new URL(SMTP_URL);
		const user = decodeURIComponent(username);
		const options = Object.fromEntries(searchParams);
		const transport = fromCms<Module>('nodemailer').createTransport({
			...timeouts,
			host: hostname,
			...(port ? { port: Number(port) } : {}),
			secure: protocol === 'smtps:' || options.secure === 'true',
			ignoreTLS: options.ignoreTLS === 'true',
			...(user ? { auth: { user, pass: decodeURIComponent(password) } } : {}),
		});
		try {
			await transport.verify();
			return ok(`${host} takes mails`);
		} catch (error) {
			const isRefused = error instanceof Error && 'code' in error && error.code === 'EAUTH';
			return wrong(
				isRefused ? `${host} refuses the user or the password` : `${host}: ${reasonOf(error)}`,
				'Set SMTP_URL right: smtp://user:password@host:587, special characters as %-codes.',
			);
		} finally {
			transport.close();
		}
	},
};
