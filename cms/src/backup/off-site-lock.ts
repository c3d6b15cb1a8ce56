import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '../env';
import { makeFolders } from '../platform/lib/data-folder';
import { Refusal } from '../platform/lib/refusal';
import type { Database } from './database';

const isRunning = (processId: number) => {
	try {
		process.kill(processId, 0);
		return true;
	} catch (error) {
		return error instanceof Error && 'code' in error && error.code === 'EPERM';
	}
};

const createBusyError = () =>
	new Refusal('Another backup is being sent. Try again when it has finished.');

/** Creates the lock file, which contains the id of this process. Replaces that of a process that has ended. */
function createLockFile(file: string) {
	try {
		writeFileSync(file, String(process.pid), { flag: 'wx', mode: 0o600 });
	} catch (error) {
		if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
		if (isRunning(Number(readFileSync(file, 'utf8')))) throw createBusyError();
		rmSync(file, { force: true });
		createLockFile(file);
	}
}

/**
 * Runs `work` while no other process sends or removes backups of this installation: with PostgreSQL no other replica,
 * with SQLite no other process on this machine.
 * @throws Refusal if one does
 */
export async function withOffSiteLock<Result>(
	{ connection }: Database,
	work: () => Promise<Result>,
): Promise<Result> {
	if (env.DATABASE_URL)
		return connection.transaction(async (trx) => {
			const { rows } = await trx.raw(
				"select pg_try_advisory_xact_lock(hashtext('sumu off-site backup')) as is_free",
			);
			if (!rows[0].is_free) throw createBusyError();
			return work();
		});
	const lockFile = join(makeFolders(env.DATA_DIR, 'backups'), '.sending');
	createLockFile(lockFile);
	try {
		return await work();
	} finally {
		rmSync(lockFile, { force: true });
	}
}
