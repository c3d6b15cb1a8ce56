import { EnvError } from '@sumu/contract/env';
import { env } from '../env';

/**
 * Returns the owner's recipients; empty if backups are not encrypted.
 * @throws EnvError if backups leave this machine and BACKUP_RECIPIENTS is not set
 */
export function demandRecipients(): readonly string[] {
	if (env.BACKUP_URL && !env.BACKUP_RECIPIENTS)
		throw new EnvError([
			'BACKUP_RECIPIENTS is missing, and BACKUP_URL is set: backups contain accounts, messages and secrets. `npm run backup -- --keygen FILE` makes a key and prints its recipient; "none" leaves backups unencrypted.',
		]);
	return env.BACKUP_RECIPIENTS ?? [];
}
