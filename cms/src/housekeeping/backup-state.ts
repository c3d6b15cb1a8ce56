import type { BackupState } from '@sumu/contract';
import { env } from '../env';
import { lastNight } from './nights';

/** How the nightly backups do. */
export async function backupState(): Promise<BackupState> {
	if (env.BACKUPS === 0) return 'off';
	const { done, failed } = await lastNight(strapi, 'backup');
	if (failed) return 'failed';
	return done ? 'made' : 'waiting';
}
