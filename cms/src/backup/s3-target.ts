import type { S3Location } from '@sumu/contract/env';
import { Refusal } from '../platform/lib/refusal';
import { openS3Client } from '../platform/s3/s3-client';
import type { BackupTarget } from './backup-target';

/** Opens a bucket of an S3-compatible storage as the place of backups. */
export function openBucket(location: S3Location): BackupTarget {
	const { address, list, put, remove, get } = openS3Client(location);
	return {
		address,
		list: (folder) => list(`${folder}/`),
		put,
		remove,
		async read(name) {
			const response = await get(name);
			if (!response) throw new Refusal(`There is no ${name} in ${address}.`);
			return response;
		},
	};
}
