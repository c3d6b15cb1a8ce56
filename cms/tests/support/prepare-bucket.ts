import { randomUUID } from 'node:crypto';
import { openTestBucket } from './test-bucket.ts';

/** Creates the bucket in S3_URL, if it is set and missing, and lets this run use a part of it, which is removed at the end. */
export default async function prepareBucket() {
	if (!process.env.S3_URL) return;
	const url = new URL(process.env.S3_URL);
	const run = `test-${randomUUID()}`;
	url.searchParams.set('prefix', run);
	const bucket = openTestBucket(url.href);
	await bucket.list().catch(bucket.create);
	url.searchParams.set('prefix', `${run}/shared`);
	process.env.S3_URL = url.href;
	return async () => {
		for (let names = await bucket.list(); names.length > 0; names = await bucket.list())
			for (const name of names) await bucket.remove(name);
	};
}
