import { existsSync } from 'node:fs';
import { requireFromCms } from '../../setup/installed-packages';
import { type Finding, reasonOf, reportFailure, reportNotSetUp, reportOk } from '../doctor-check';

interface Database {
	pragma(statement: string, options: { simple: true }): unknown;
	prepare(query: string): { pluck(): { get(): unknown } };
	close(): void;
}
type Sqlite = new (file: string, options: object) => Database;

const restoreInstruction = 'Restore the newest backup: `npm run restore -- FILE`.';

/** Opens an SQLite file read-only and checks its integrity. */
export function checkSqlite(file: string): Finding {
	if (!existsSync(file)) return reportNotSetUp(`SQLite, ${file} is made by the first start`);
	try {
		const Sqlite = requireFromCms<Sqlite>('better-sqlite3');
		const database = new Sqlite(file, { readonly: true });
		try {
			const whole = database.pragma('quick_check(1)', { simple: true });
			if (whole !== 'ok')
				return reportFailure(`SQLite, ${file} is damaged: ${whole}`, restoreInstruction);
			const tables = "select count(*) from sqlite_master where name = 'strapi_migrations_internal'";
			const count = (query: string) => database.prepare(query).pluck().get();
			const migrations = count(tables)
				? `${count('select count(*) from strapi_migrations_internal')} migrations`
				: 'empty: the first start fills it';
			return reportOk(`SQLite, whole, ${migrations}`);
		} finally {
			database.close();
		}
	} catch (error) {
		return reportFailure(`SQLite, ${file} cannot be read: ${reasonOf(error)}`, restoreInstruction);
	}
}
