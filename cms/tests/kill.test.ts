import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { emptyDatabase, type OwnDatabase } from './support/empty-database.ts';
import { startWriting } from './support/fill-installation.ts';
import { preparedDatabase } from './support/prepared-database.ts';
import './support/provided-context.ts';
import { environment, startServer } from './support/server.ts';

/** `npm run test:kill` raises both counts. */
const kills = Number(process.env.KILLS ?? 10);
const killsOfCms = Number(process.env.KILLS_OF_CMS ?? 1);
const writer = resolve(import.meta.dirname, 'support/writer.cjs');
const longestMs = 300;
const fileOf = ({ variables }: OwnDatabase) => join(variables.DATA_DIR ?? '', 'cms.db');

/** Kills a writer at a random moment and returns the id of its last acknowledged commit. */
async function writeAndKill(variables: Record<string, string>): Promise<number> {
	const child = spawn(process.execPath, [writer], { env: environment(variables) });
	let said = '';
	child.stdout.on('data', (chunk) => {
		said += chunk;
	});
	const exit = once(child, 'exit');
	await once(child.stdout, 'data');
	await pass(Math.random() * longestMs);
	child.kill('SIGKILL');
	await exit;
	return Number(said.trimEnd().split('\n').at(-1));
}

function opened<Result>(file: string, read: (database: Sqlite.Database) => Result): Result {
	const database = new Sqlite(file);
	try {
		expect(database.pragma('integrity_check', { simple: true })).toBe('ok');
		return read(database);
	} finally {
		database.close();
	}
}

describe.runIf(inject('database').kind === 'sqlite')('SQLite after SIGKILL during writes', () => {
	const databases: OwnDatabase[] = [];
	afterAll(() => {
		for (const { remove } of databases) remove();
	});

	it(
		`is intact and has every acknowledged write, ${kills} times`,
		async () => {
			const database = await emptyDatabase();
			databases.push(database);
			const count = (name: string) =>
				opened(fileOf(database), (open) =>
					open.prepare(`select count(*), max(id) from ${name}`).raw().get(),
				);
			for (let time = 0; time < kills; time += 1) {
				const acknowledged = await writeAndKill(database.variables);
				expect(existsSync(`${fileOf(database)}-wal`)).toBe(true);
				const [rows, last] = count('written') as number[];
				expect(last).toBeGreaterThanOrEqual(acknowledged);
				expect(rows).toBe(last);
				expect(count('also_written')).toEqual([rows, last]);
			}
		},
		120_000 + kills * 10_000,
	);

	it(
		`keeps every message the CMS acknowledged, ${killsOfCms} times`,
		async () => {
			const database = await preparedDatabase();
			databases.push(database);
			let acknowledged = 0;
			for (let time = 0; time < killsOfCms; time += 1) {
				const server = await startServer({ ...database.variables, SUBMIT_RATE_LIMIT: '100000' });
				const messages = startWriting(server.url);
				const over = messages.over.catch(() => {});
				await pass(1000 + Math.random() * longestMs);
				process.kill(server.pid, 'SIGKILL');
				await over;
				acknowledged += messages.sent();
				const found = opened(fileOf(database), (open) =>
					open.prepare('select count(*) from messages').pluck().get(),
				);
				expect(acknowledged).toBeGreaterThan(0);
				expect(found).toBeGreaterThanOrEqual(acknowledged);
				// A message may have been saved without being acknowledged.
				expect(found).toBeLessThanOrEqual(acknowledged + time + 1);
			}
			const server = await startServer(database.variables);
			await server.stop();
		},
		60_000 + killsOfCms * 60_000,
	);
});
