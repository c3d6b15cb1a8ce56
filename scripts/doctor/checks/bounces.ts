import { requireFromCms } from '../../setup/installed-packages';
import {
	CHECK_TIMEOUT_MS,
	type DoctorCheck,
	reasonOf,
	reportFailure,
	reportNotSetUp,
	reportOk,
} from '../doctor-check';

interface Client {
	on(event: 'error', listener: () => void): void;
	connect(): Promise<void>;
	close(): void;
}
interface Module {
	ImapFlow: new (options: object) => Client;
}

/** Connects to the bounce mailbox and signs in; reads nothing. */
export const bouncesCheck: DoctorCheck = {
	name: 'Bounces',
	async look({ settings: { BOUNCE_IMAP_URL } }) {
		if (!BOUNCE_IMAP_URL) return reportNotSetUp('letters that come back are not noticed');
		const { host, hostname, port, protocol, username, password } = new URL(BOUNCE_IMAP_URL);
		const isSecure = protocol === 'imaps:';
		const { ImapFlow } = requireFromCms<Module>('imapflow');
		const imapClient = new ImapFlow({
			connectionTimeout: CHECK_TIMEOUT_MS,
			greetingTimeout: CHECK_TIMEOUT_MS,
			socketTimeout: CHECK_TIMEOUT_MS,
			host: hostname,
			port: Number(port) || (isSecure ? 993 : 143),
			secure: isSecure,
			auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
			logger: false,
		});
		imapClient.on('error', () => {});
		try {
			await imapClient.connect();
			return reportOk(`${host} opens the mailbox`);
		} catch (error) {
			const isRefused = error instanceof Error && 'authenticationFailed' in error;
			return reportFailure(
				isRefused ? `${host} refuses the user or the password` : `${host}: ${reasonOf(error)}`,
				'Set BOUNCE_IMAP_URL right: imaps://user:password@host:993, special characters as %-codes.',
			);
		} finally {
			imapClient.close();
		}
	},
};
