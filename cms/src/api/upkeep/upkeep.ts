import type { Upkeep } from '@sumu/contract';
import { env } from '../../env';
import { nightsKept } from '../../housekeeping/nights-kept';
import { storedServer, variablesSender } from '../../platform/mail/server';

/** Standard port of mail submission; the connection is upgraded to TLS (STARTTLS). */
const usualPort = 587;

/** Describes the server in SMTP_URL, without its secrets. */
function ofVariable(address: string): Upkeep['mail'] {
	const { hostname: host, port, protocol } = new URL(address);
	const usual = protocol === 'smtps:' ? 465 : usualPort;
	return {
		by: 'variable',
		host,
		port: port ? Number(port) : usual,
		user: '',
		sender: variablesSender,
	};
}

async function mail(): Promise<Upkeep['mail']> {
	if (env.SMTP_URL) return ofVariable(env.SMTP_URL);
	const stored = await storedServer();
	if (!stored) return { by: 'nobody', host: '', port: usualPort, user: '', sender: '' };
	const { host, port, user, sender } = stored;
	return { by: 'owner', host, port, user, sender };
}

async function backups(): Promise<Upkeep['backups']> {
	const nights = await nightsKept();
	if (env.BACKUPS > 0) return { by: 'variable', nights };
	return { by: nights > 0 ? 'owner' : 'nobody', nights };
}

/** Returns the mail server and backup settings for the owner, without the password. */
export async function upkeep(): Promise<Upkeep> {
	return { mail: await mail(), backups: await backups() };
}
