import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isBucketTest, openTestBucket } from './test-bucket.ts';

type Variables = Record<string, string>;

const toFolder = ({ DATA_DIR = '' }: Variables) => join(DATA_DIR, 'public/uploads');

/** Returns the names of all stored pictures: on the disk, or in the bucket that the tests run with. */
export async function listStoredNames(variables: Variables): Promise<string[]> {
	const names = isBucketTest
		? await openTestBucket(variables.S3_URL).list()
		: readdirSync(toFolder(variables));
	return names.filter((name) => !name.startsWith('.')).sort();
}

/** Returns the names of all stored pictures with their digests. */
export async function digestStoredFiles(variables: Variables): Promise<Record<string, string>> {
	const digests: Record<string, string> = {};
	for (const name of await listStoredNames(variables)) {
		const content = isBucketTest
			? await openTestBucket(variables.S3_URL).get(name)
			: readFileSync(join(toFolder(variables), name));
		digests[name] = createHash('sha256').update(content).digest('hex');
	}
	return digests;
}

/** Stores a file as an upload does. */
export async function storeFile(variables: Variables, name: string, content: string) {
	if (isBucketTest) return openTestBucket(variables.S3_URL).put(name, content);
	mkdirSync(toFolder(variables), { recursive: true });
	writeFileSync(join(toFolder(variables), name), content);
}
