import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Core } from '@strapi/strapi';
import { env } from '../env';
import { nightsKept } from './nights-kept';

const folder = join(env.DATA_DIR, 'backups');
const isNightly = (name: string) => /^nightly-[\d-]+\.tar\.gz$/.test(name);
let child: ChildProcess | undefined;

/** Removes all but the newest backups. */
function prune(nights: number) {
	const made = readdirSync(folder).filter(isNightly).sort();
	for (const name of made.slice(0, -nights)) rmSync(join(folder, name));
}

/** Runs a backup in a process of its own, so that visitors do not have to wait. */
async function run(file: string) {
	rmSync(file, { force: true });
	const program = join(__dirname, '../backup/main.js');
	child = spawn(process.execPath, [program, 'backup', file], {
		stdio: ['ignore', 'ignore', 'pipe'],
	});
	const exit = once(child, 'exit');
	const said = child.stderr ? await text(child.stderr) : '';
	const [code] = await exit;
	child = undefined;
	if (code !== 0) throw new Error(said.trim() || `It ended with ${code}.`);
}

/**
 * Makes the nightly backup and removes the oldest ones.
 * @throws Error with the reason if it fails
 */
export async function backUp(strapi: Core.Strapi, night: string) {
	const file = join(folder, `nightly-${night}.tar.gz`);
	try {
		await run(file);
		prune(Math.max(1, await nightsKept()));
	} catch (error) {
		throw new Error(
			`The nightly backup failed. ${error instanceof Error ? error.message : String(error)}`,
		);
	}
	strapi.log.info(`The night's backup: ${file}`);
}

/** Stops a running backup, which then leaves no files behind. */
export const stopBackup = () => child?.kill('SIGTERM');
