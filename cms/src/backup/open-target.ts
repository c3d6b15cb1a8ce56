import { parseS3Url, parseSftpUrl } from '@sumu/contract/env';
import { env } from '../env';
import { Refusal } from '../platform/lib/refusal';
import type { BackupTarget } from './backup-target';
import { openFolder } from './folder-target';
import { openBucket } from './s3-target';
import { openSftpFolder } from './sftp-target';

/** Opens the bucket, or the folder on another machine, that an address names; null for anything else. */
export function openRemoteTarget(address: string): BackupTarget | null {
	const bucket = parseS3Url(address);
	if (bucket) return openBucket(bucket);
	const sftpLocation = parseSftpUrl(address);
	return sftpLocation && openSftpFolder(sftpLocation);
}

/** @throws Refusal if BACKUP_URL is not set */
export function openTarget(): BackupTarget {
	if (!env.BACKUP_URL)
		throw new Refusal('BACKUP_URL is not set, so there are no backups outside DATA_DIR.');
	return openRemoteTarget(env.BACKUP_URL) ?? openFolder(env.BACKUP_URL);
}
