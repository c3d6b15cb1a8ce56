import type { SystemSettings } from '@sumu/contract';
import { env } from '../../env';
import { getBackupRetention } from '../../housekeeping/backup-state';
import { getStoredServer, variablesSender } from '../../platform/mail/server';

/** Standard port of mail submission; the connection is upgraded to TLS (STARTTLS). */
const DEFAULT_SMTP_PORT = 587;

/** Describes the server in SMTP_URL, without its secrets. */
function parseSmtpUrl(address: string): SystemSettings['mail'] {
	const { hostname: host, port, protocol } = new URL(address);
	const usual = protocol === 'smtps:' ? 465 : DEFAULT_SMTP_PORT;
	return {
		by: 'variable',
		host,
		port: port ? Number(port) : usual,
		user: '',
		sender: variablesSender,
	};
}

async function readMailSettings(): Promise<SystemSettings['mail']> {
	if (env.SMTP_URL) return parseSmtpUrl(env.SMTP_URL);
	const ownerServer = await getStoredServer();
	if (!ownerServer)
		return { by: 'nobody', host: '', port: DEFAULT_SMTP_PORT, user: '', sender: '' };
	const { host, port, user, sender } = ownerServer;
	return { by: 'owner', host, port, user, sender };
}

async function readBackupSettings(): Promise<SystemSettings['backups']> {
	const nights = await getBackupRetention();
	if (env.BACKUPS > 0) return { by: 'variable', nights };
	return { by: nights > 0 ? 'owner' : 'nobody', nights };
}

/** Returns the mail server and backup settings for the owner, without the password. */
export async function readSystemSettings(): Promise<SystemSettings> {
	return { mail: await readMailSettings(), backups: await readBackupSettings() };
}
