import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import './provided-context.ts';
import { isBucketTest, newBucketUrl } from './test-bucket.ts';

/** Data folder and database of a test's own server. */
export interface OwnDatabase {
	readonly variables: Record<string, string>;
	readonly remove: () => void;
}

let made = 0;

/** Creates a data folder and, with PostgreSQL, a database with the given `create database` options. */
export async function ownDatabase(options: string): Promise<OwnDatabase> {
	const folder = mkdtempSync(join(tmpdir(), 'cms-own-'));
	const variables: Record<string, string> = { DATA_DIR: folder };
	if (isBucketTest) variables.S3_URL = newBucketUrl();
	const address = inject('database').spare.DATABASE_URL;
	if (address) {
		made += 1;
		const name = `own_${Date.now()}_${made}`;
		await runStatement(address, `create database ${name} ${options}`);
		variables.DATABASE_URL = named(address, name);
	}
	return { variables, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export const emptyDatabase = (encoding = 'UTF8') =>
	ownDatabase(`encoding '${encoding}' template template0`);

/** URL of another database on the same server. */
export function named(address: string, name: string): string {
	const url = new URL(address);
	url.pathname = `/${name}`;
	return url.href;
}

export async function runStatement(connectionString: string, statement: string) {
	const client = new Client({ connectionString });
	await client.connect();
	try {
		return await client.query(statement);
	} finally {
		await client.end();
	}
}
