import type { BackupState } from '@sumu/contract';
import { lastNight } from './nights';
import { getBackupRetention } from './nights-kept';

/** Returns the state of the nightly backups. */
export async function backupState(): Promise<BackupState> {
	if ((await getBackupRetention()) === 0) return 'off';
	const { done, failed } = await lastNight(strapi, 'backup');
	if (failed) return 'failed';
	return done ? 'made' : 'waiting';
}
