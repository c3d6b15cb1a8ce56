import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseS3Url, toBucketUrl } from '@sumu/contract/env';
import { AwsClient } from 'aws4fetch';

async function listBucket(url: string): Promise<string[]> {
	const location = parseS3Url(url);
	if (!location) throw new Error('S3_URL is invalid');
	const { key, secret, region, prefix } = location;
	const client = new AwsClient({
		accessKeyId: key,
		secretAccessKey: secret,
		region,
		service: 's3',
	});
	const query = new URLSearchParams({ 'list-type': '2', 'max-keys': '1000', prefix });
	const response = await client.fetch(`${toBucketUrl(location)}/?${query}`);
	const keys = (await response.text()).matchAll(/<Key>([^<]*)<\/Key>/g);
	return [...keys].map(([, name = '']) => name.slice(prefix.length));
}

/** Returns the names of all stored pictures: on the disk, or in the bucket that the tests run with. */
export async function listStoredNames({ DATA_DIR = '' }: Record<string, string>) {
	const names = process.env.S3_URL
		? await listBucket(process.env.S3_URL)
		: readdirSync(join(DATA_DIR, 'public/uploads'));
	return names.filter((name) => !name.startsWith('.')).sort();
}
