import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { command, done } from './support/backup.ts';
import type { OwnDatabase } from './support/empty-database.ts';
import { preparedDatabase } from './support/prepared-database.ts';
import './support/provided-context.ts';

const isPostgres = inject('database').kind === 'postgres';
const target = mkdtempSync(join(tmpdir(), 'off-site-lock-'));
let database: OwnDatabase;
let variables: Record<string, string>;

beforeAll(async () => {
	database = await preparedDatabase();
	variables = { ...database.variables, BACKUP_URL: target, BACKUP_RECIPIENTS: 'none' };
});
afterAll(() => {
	database.remove();
	rmSync(target, { recursive: true });
});

const lockFile = () => join(variables.DATA_DIR ?? '', 'backups/.sending');
function writeLock(processId: number) {
	mkdirSync(join(variables.DATA_DIR ?? '', 'backups'), { recursive: true });
	writeFileSync(lockFile(), String(processId));
}

/** Runs `work` while another replica or process holds the lock. */
async function whileLocked(work: () => Promise<void>) {
	if (!isPostgres) {
		writeLock(process.pid);
		await work();
		rmSync(lockFile());
		return;
	}
	const other = new Client({ connectionString: variables.DATABASE_URL });
	await other.connect();
	try {
		await other.query("select pg_advisory_lock(hashtext('sumu off-site backup'))");
		await work();
	} finally {
		await other.end();
	}
}

it('sends a backup only while no other process does', async () => {
	await whileLocked(async () => {
		expect(await command(variables, 'backup', '--send')).toMatchObject({
			code: 1,
			errors: expect.stringContaining('Another backup is being sent'),
		});
		expect(existsSync(join(target, 'backups'))).toBe(false);
	});
	await done(variables, 'backup', '--send');
	expect(readdirSync(join(target, 'backups'))).toHaveLength(1);
});

it.skipIf(isPostgres)('replaces the lock of a process that has ended', async () => {
	rmSync(join(target, 'backups'), { recursive: true });
	// Larger than the largest process id of Linux.
	writeLock(2 ** 22 + 1);
	await done(variables, 'backup', '--send');
	expect(readdirSync(join(target, 'backups'))).toHaveLength(1);
	expect(existsSync(lockFile())).toBe(false);
});
