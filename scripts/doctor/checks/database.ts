import { join } from 'node:path';
import type { DoctorCheck } from '../finding';
import { checkPostgres } from './postgres';
import { checkSqlite } from './sqlite';

export const databaseCheck: DoctorCheck = {
	name: 'Database',
	look: ({ settings: { DATABASE_URL, DATA_DIR } }) =>
		DATABASE_URL ? checkPostgres(DATABASE_URL) : checkSqlite(join(DATA_DIR, 'cms.db')),
};
