import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import './provided.ts';

/** Variables of a server that nobody else uses, on the kind of database the project is about. */
export async function emptyDatabase(encoding = 'UTF8') {
	const folder = mkdtempSync(join(tmpdir(), 'cms-own-'));
	const variables: Record<string, string> = { DATA_DIR: folder };
	const address = inject('database').spare.DATABASE_URL;
	if (address) {
		const name = `own_${Date.now()}`;
		const client = new Client({ connectionString: address });
		await client.connect();
		await client.query(`create database ${name} encoding '${encoding}' template template0`);
		await client.end();
		const own = new URL(address);
		own.pathname = `/${name}`;
		variables.DATABASE_URL = own.href;
	}
	return { variables, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
