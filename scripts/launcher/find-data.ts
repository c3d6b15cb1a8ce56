import { statSync } from 'node:fs';
import { join } from 'node:path';
import { requireFromCms } from '../setup/installed-packages';
import type { EnvSettings } from './settings';

interface Client {
	connect(): Promise<void>;
	query(text: string): Promise<{ rows: { found: unknown }[] }>;
	end(): Promise<void>;
}
type Pg = { Client: new (options: object) => Client };

const CONNECT_TIMEOUT_MS = 5000;

/**
 * Finds the data of an installation.
 * @returns where it is, for messages; undefined if the database is empty
 * @throws if PostgreSQL does not answer
 */
export async function findData({
	DATABASE_URL,
	DATA_DIR,
}: Pick<EnvSettings, 'DATABASE_URL' | 'DATA_DIR'>): Promise<string | undefined> {
	if (DATABASE_URL) return (await isPostgresFilled(DATABASE_URL)) ? 'the database' : undefined;
	const file = join(DATA_DIR, 'cms.db');
	return isFilled(file) ? file : undefined;
}

/** Counts a file in a folder that this user may not read as data, because its secrets must not be replaced. */
function isFilled(file: string): boolean {
	try {
		return statSync(file).size > 0;
	} catch (error) {
		return Object(error).code === 'EACCES';
	}
}

async function isPostgresFilled(connectionString: string): Promise<boolean> {
	const { Client } = requireFromCms<Pg>('pg');
	const client = new Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
	try {
		await client.connect();
		const { rows } = await client.query("select to_regclass('strapi_database_schema') as found");
		return Boolean(rows[0]?.found);
	} finally {
		await client.end().catch(() => {});
	}
}
