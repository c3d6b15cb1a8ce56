import type { BackupState } from '@sumu/contract';
import { lastNight } from './nights';
import { nightsKept } from './nights-kept';

/** How the nightly backups do. */
export async function backupState(): Promise<BackupState> {
	if ((await nightsKept()) === 0) return 'off';
	const { done, failed } = await lastNight(strapi, 'backup');
	if (failed) return 'failed';
	return done ? 'made' : 'waiting';
}
