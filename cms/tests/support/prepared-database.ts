import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import {
	emptyDatabase,
	named,
	type OwnDatabase,
	ownDatabase,
	runStatement,
} from './empty-database.ts';
import './provided-context.ts';
import { panelTokenOf, showReviewsAtOnce } from './reviews-at-once.ts';
import { startServer } from './server.ts';

/** Creates a database as the first start leaves it: tables, roles, owner. A server starts on it in half the time. */
export async function preparedDatabase(): Promise<OwnDatabase> {
	const { prepared, spare } = inject('database');
	if (!spare.DATABASE_URL) {
		const database = await ownDatabase('');
		copyFileSync(prepared, join(database.variables.DATA_DIR ?? '', 'cms.db'));
		return database;
	}
	const known = await runStatement(
		spare.DATABASE_URL,
		`select from pg_database where datname = '${prepared}'`,
	);
	if (known.rowCount === 0) await prepare(spare.DATABASE_URL, prepared);
	return ownDatabase(`template ${prepared}`);
}

/** Starts once on an empty database, and renames it only when it is complete. */
async function prepare(address: string, name: string) {
	const { variables, remove } = await emptyDatabase();
	const server = await startServer(variables);
	await showReviewsAtOnce(server.url, await panelTokenOf(server.url));
	await server.stop();
	remove();
	const own = new URL(variables.DATABASE_URL ?? '').pathname.slice(1);
	await runStatement(named(address, 'postgres'), `alter database ${own} rename to ${name}`);
}
