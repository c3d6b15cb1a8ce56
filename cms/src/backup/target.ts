import { parseS3Url } from '@sumu/contract/env';
import { env } from '../env';
import { Refusal } from '../platform/lib/refusal';
import type { BackupTarget } from './backup-target';
import { openFolder } from './folder-target';
import { openBucket } from './s3-target';

/** @throws Refusal if BACKUP_URL is not set */
export function openTarget(): BackupTarget {
	if (!env.BACKUP_URL)
		throw new Refusal('BACKUP_URL is not set, so there are no backups outside DATA_DIR.');
	const bucket = parseS3Url(env.BACKUP_URL);
	return bucket ? openBucket(bucket) : openFolder(env.BACKUP_URL);
}
