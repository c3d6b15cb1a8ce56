import * as z from 'zod/mini';
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

const siteSchema = z.object({
	data: z.object({ features: z.object({ mail: z.boolean() }) }),
});

/** Checks whether the owner has set a mail server on the site, as the running CMS reports. */
async function isOwners(cmsAddress: string): Promise<boolean> {
	try {
		const signal = AbortSignal.timeout(patience);
		const response = await fetch(`${cmsAddress}/api/site`, { signal });
		return siteSchema.parse(await response.json()).data.features.mail;
	} catch {
		return false;
	}
}

/** Connects to the mail server and signs in; sends nothing. */
export const mail: Check = {
	name: 'Mail',
	async look({ settings: { SMTP_URL, cmsAddress } }) {
		if (!SMTP_URL && (await isOwners(cmsAddress)))
			return ok('a server that was set on the site, and took a mail then');
		if (!SMTP_URL)
			return look(
				'not set up: mails are written into the log, and sent to nobody',
				'Set a mail server before visitors come, on the site in /sumu, First steps, or by SMTP_URL: without one nobody can set a new password.',
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
