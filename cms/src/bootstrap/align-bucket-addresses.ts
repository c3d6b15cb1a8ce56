import type { Core } from '@strapi/strapi';
import { env } from '../env';
import { type StoredFile, versionsOf } from '../platform/media/delete-stored-file';
import { providerNames } from '../platform/media/storage/provider';
import { toObjectAddress, toObjectName } from '../platform/media/storage/s3-provider';

const fileUid = 'plugin::upload.file';

/** Gives the pictures in the bucket the addresses that S3_PUBLIC_URL implies now: it may have been set, changed or removed. */
export async function alignBucketAddresses(strapi: Core.Strapi): Promise<void> {
	if (!env.S3_URL) return;
	const rows: (StoredFile & { id: number })[] = await strapi.db.query(fileUid).findMany({
		where: {
			provider: providerNames.s3,
			$not: { url: { $startsWith: toObjectAddress('') } },
		},
	});
	for (const row of rows) {
		for (const version of versionsOf(row)) version.url = toObjectAddress(toObjectName(version));
		const { id, url, formats } = row;
		await strapi.db.query(fileUid).update({ where: { id }, data: { url, formats } });
	}
	if (rows.length > 0) strapi.log.info(`${rows.length} pictures in the bucket have a new address`);
}
