import * as z from 'zod/mini';
import { requireFromCms } from '../../setup/installed-packages';
import {
	CHECK_TIMEOUT_MS,
	type DoctorCheck,
	reasonOf,
	reportFailure,
	reportOk,
	reportWarning,
} from '../doctor-check';

interface Module {
	createTransport(options: object): { verify(): Promise<true>; close(): void };
}

const smtpTimeouts = {
	connectionTimeout: CHECK_TIMEOUT_MS,
	greetingTimeout: CHECK_TIMEOUT_MS,
	socketTimeout: CHECK_TIMEOUT_MS,
};

const siteSchema = z.object({
	data: z.object({ features: z.object({ mail: z.boolean() }) }),
});

/** Checks whether the owner has set a mail server on the site, as the running CMS reports. */
async function hasOwnerMailServer(cmsAddress: string): Promise<boolean> {
	try {
		const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS);
		const response = await fetch(`${cmsAddress}/api/site`, { signal });
		return siteSchema.parse(await response.json()).data.features.mail;
	} catch {
		return false;
	}
}

/** Connects to the mail server and signs in; sends nothing. */
export const mailCheck: DoctorCheck = {
	name: 'Mail',
	async look({ settings: { SMTP_URL, cmsAddress } }) {
		if (!SMTP_URL && (await hasOwnerMailServer(cmsAddress)))
			return reportOk('a server set on the site, which accepted a test e-mail');
		if (!SMTP_URL)
			return reportWarning(
				'not set up: e-mails are written to the log and sent to nobody',
				'Set a mail server before visitors come, in /sumu under First steps or with SMTP_URL: without one, nobody can reset a password.',
			);
		const { host, hostname, port, protocol, username, password, searchParams } = new URL(SMTP_URL);
		const smtpUser = decodeURIComponent(username);
		const urlOptions = Object.fromEntries(searchParams);
		const smtpTransport = requireFromCms<Module>('nodemailer').createTransport({
			...smtpTimeouts,
			host: hostname,
			...(port ? { port: Number(port) } : {}),
			secure: protocol === 'smtps:' || urlOptions.secure === 'true',
			ignoreTLS: urlOptions.ignoreTLS === 'true',
			...(smtpUser ? { auth: { user: smtpUser, pass: decodeURIComponent(password) } } : {}),
		});
		try {
			await smtpTransport.verify();
			return reportOk(`${host} accepts e-mails`);
		} catch (error) {
			const isRefused = error instanceof Error && 'code' in error && error.code === 'EAUTH';
			return reportFailure(
				isRefused ? `${host} refuses the user or the password` : `${host}: ${reasonOf(error)}`,
				'Set SMTP_URL right: smtp://user:password@host:587, special characters as %-codes.',
			);
		} finally {
			smtpTransport.close();
		}
	},
};
