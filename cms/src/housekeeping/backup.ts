import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Core } from '@strapi/strapi';
import { env } from '../env';
import { getBackupRetention } from './backup-state';

const backupsFolder = join(env.DATA_DIR, 'backups');
const isNightly = (name: string) => /^nightly-[\d-]+\.tar\.gz(?:\.age)?$/.test(name);
let backupProcess: ChildProcess | undefined;

/** Removes all but the newest backups. */
function pruneBackups(nights: number) {
	const backupNames = readdirSync(backupsFolder).filter(isNightly).sort();
	for (const name of backupNames.slice(0, -nights)) rmSync(join(backupsFolder, name));
}

/** Runs a backup in a process of its own, so that visitors do not have to wait. */
async function runBackup(args: readonly string[]) {
	const program = join(__dirname, '../backup/main.js');
	backupProcess = spawn(process.execPath, [program, 'backup', ...args], {
		stdio: ['ignore', 'ignore', 'pipe'],
	});
	const exit = once(backupProcess, 'exit');
	const errorOutput = backupProcess.stderr ? await text(backupProcess.stderr) : '';
	const [code] = await exit;
	backupProcess = undefined;
	if (code !== 0) throw new Error(errorOutput.trim() || `It ended with ${code}.`);
}

/**
 * Makes the nightly backup and removes the oldest ones.
 * @throws Error with the reason if it fails
 */
export async function backUp(strapi: Core.Strapi, night: string) {
	const extension = env.BACKUP_RECIPIENTS?.length ? '.age' : '';
	const file = join(backupsFolder, `nightly-${night}.tar.gz${extension}`);
	try {
		rmSync(file, { force: true });
		await runBackup([file]);
		pruneBackups(Math.max(1, await getBackupRetention()));
	} catch (error) {
		throw new Error(
			`The nightly backup failed. ${error instanceof Error ? error.message : String(error)}`,
		);
	}
	strapi.log.info(`The night's backup: ${file}`);
}

async function send(args: readonly string[]) {
	try {
		await runBackup(['--send', ...args]);
	} catch (error) {
		throw new Error(
			`The backup to BACKUP_URL failed. ${error instanceof Error ? error.message : String(error)}`,
		);
	}
}

/** Sends a backup to BACKUP_URL. @throws Error with the reason if it fails */
export const sendNow = () => send([]);

/** Like `sendNow`, but only if the content has changed since the newest backup, which is a day old at most. */
export const sendChanges = () => send(['--changes']);

/** Stops a running backup, which then leaves no files behind. */
export const stopBackup = () => backupProcess?.kill('SIGTERM');
