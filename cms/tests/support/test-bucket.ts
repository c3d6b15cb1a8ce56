import { parseS3Url, toBucketUrl } from '@sumu/contract/env';
import { AwsClient } from 'aws4fetch';

/** Bucket with which any test of the CMS can run; '' for pictures on the disk. */
const { S3_URL: runUrl = '' } = process.env;

/** Whether the CMS under test stores its pictures in a bucket. */
export const isBucketTest = runUrl !== '';

let prefixCount = 0;
/** Returns the bucket's address with a part of the bucket that only one installation uses. */
export function newBucketUrl(base = runUrl): string {
	const url = new URL(base);
	prefixCount += 1;
	const [run = ''] = (url.searchParams.get('prefix') ?? '').split('/');
	url.searchParams.set('prefix', `${run}/own-${Date.now()}-${prefixCount}`);
	return url.href;
}

/** Opens a bucket, or the part of it in its prefix. */
export function openTestBucket(address = runUrl) {
	const location = parseS3Url(address);
	if (!location) throw new Error('S3_URL is invalid');
	const { key, secret, region, prefix } = location;
	const client = new AwsClient({
		accessKeyId: key,
		secretAccessKey: secret,
		region,
		service: 's3',
	});
	const bucketUrl = toBucketUrl(location);
	async function send(method: string, path: string, body?: string) {
		const response = await client.fetch(bucketUrl + path, { method, ...(body && { body }) });
		const content = Buffer.from(await response.arrayBuffer());
		if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${content}`);
		return content;
	}
	return {
		create: () => send('PUT', ''),
		get: (name: string) => send('GET', `/${prefix}${name}`),
		put: async (name: string, content: string) => {
			await send('PUT', `/${prefix}${name}`, content);
		},
		remove: async (name: string) => {
			await send('DELETE', `/${prefix}${name}`);
		},
		/** Lists up to 1,000 objects. */
		async list(): Promise<string[]> {
			const query = new URLSearchParams({ 'list-type': '2', 'max-keys': '1000', prefix });
			const list = (await send('GET', `/?${query}`)).toString();
			const keys = list.matchAll(/<Key>([^<]*)<\/Key>/g);
			return [...keys].map(([, name = '']) => name.slice(prefix.length));
		},
	};
}
