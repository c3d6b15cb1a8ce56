import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { errors } from '@strapi/utils';
import { type Backup, messages } from '@sumu/contract';
import { listBackups } from '../../backup/off-site-names';
import { openTarget } from '../../backup/open-target';
import { env } from '../../env';
import { sendBackupNow } from '../../housekeeping';
import { HttpError } from '../../platform/lib/http-errors';
import { logSecurity } from '../../platform/security/security-log';

const localFolder = join(env.DATA_DIR, 'backups');
/** Milliseconds that a call waits for a backup; the site answers for the CMS after 29 seconds. */
const RUN_TIMEOUT_MS = 20_000;

async function listLocal(): Promise<Backup[]> {
	const names = existsSync(localFolder) ? await readdir(localFolder) : [];
	const backups: Backup[] = [];
	for (const name of names.filter((each) => /^[^.].*\.tar\.gz(?:\.age)?$/.test(each))) {
		const stats = await stat(join(localFolder, name)).catch(() => null);
		if (!stats?.isFile()) continue;
		// A backup is read again before it gets its name.
		const at = stats.mtime.toISOString();
		backups.push({
			name,
			at,
			bytes: stats.size,
			encrypted: name.endsWith('.age'),
			verifiedAt: at,
			target: localFolder,
		});
	}
	return backups;
}

async function listOffSite(): Promise<Backup[]> {
	const backupTarget = openTarget();
	return (await listBackups(backupTarget)).map(({ name, at, storedAt, bytes, isEncrypted }) => ({
		name,
		at: at.toISOString(),
		bytes,
		encrypted: isEncrypted,
		verifiedAt: storedAt.toISOString(),
		target: backupTarget.address,
	}));
}

const createTargetError = (error: unknown) =>
	new errors.ValidationError(
		messages.backupFailed(error instanceof Error ? error.message : String(error)),
	);

/**
 * Returns the backups in DATA_DIR and in BACKUP_URL, newest first.
 * @throws ValidationError (400) with the reason if BACKUP_URL cannot be read
 */
export async function listAllBackups(): Promise<Backup[]> {
	const offSite = env.BACKUP_URL
		? await listOffSite().catch((error: unknown) => {
				throw createTargetError(error);
			})
		: [];
	return [...(await listLocal()), ...offSite].sort((a, b) => b.at.localeCompare(a.at));
}

function demandTarget() {
	if (!env.BACKUP_URL) throw new HttpError(409, messages.noBackupTarget);
}

/**
 * Writes, reads and removes an object in BACKUP_URL. Its name is not that of a backup, in case it cannot be removed.
 * @throws HttpError (409) without BACKUP_URL; ValidationError (400) with the reason if it fails
 */
export async function testTarget(): Promise<{ target: string }> {
	demandTarget();
	const backupTarget = openTarget();
	const content = randomUUID();
	const objectName = `backups/test-${content}`;
	const testFile = join(env.DATA_DIR, `.backup-test-${content}`);
	try {
		await writeFile(testFile, content, { mode: 0o600 });
		await backupTarget.put(objectName, testFile);
		if ((await text(await backupTarget.read(objectName))) !== content)
			throw new Error('it returned another content than was written');
		await backupTarget.remove(objectName);
		return { target: backupTarget.address };
	} catch (error) {
		throw createTargetError(error);
	} finally {
		await rm(testFile, { force: true });
	}
}

/**
 * Sends a backup to BACKUP_URL now. After 20 seconds it continues in the background.
 * @throws HttpError (409) without BACKUP_URL; ValidationError (400) with the reason if it fails in that time
 */
export async function runBackup(): Promise<{ state: 'done' | 'running' }> {
	demandTarget();
	logSecurity('backup requested');
	const currentRun = sendBackupNow().then(() => 'done' as const);
	// A failure after the timeout is in the log and in the overview.
	currentRun.catch(() => {});
	try {
		const timeout = pause(RUN_TIMEOUT_MS, 'running' as const, { ref: false });
		return { state: await Promise.race([currentRun, timeout]) };
	} catch (error) {
		throw createTargetError(error);
	}
}
