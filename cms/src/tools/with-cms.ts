import { join } from 'node:path';
import { createStrapi } from '@strapi/strapi';
import { EnvError } from '@sumu/contract/env';
import { runAsWriter } from '../platform/documents/writer';
import { flushPurges } from '../platform/purge/schedule-purge';

/** Folder of the compiled code that is running. */
const distDir = join(__dirname, '../..');

/** Error with a message for the user, shown without further details. */
export class Refusal extends Error {}

/**
 * Runs a task with a loaded CMS, whether a server is running or not; `name` is the author of the versions that it
 * writes.
 */
export async function withCms(name: string, work: () => Promise<void>): Promise<void> {
	process.env.LOG_LEVEL ??= 'warn';
	const strapi = createStrapi({ appDir: join(distDir, '..'), distDir });
	// Nightly work and scheduled publication are left to the server.
	strapi.config.set('isProgram', true);
	await strapi.load();
	try {
		await runAsWriter(name, work);
		await flushPurges();
	} finally {
		await strapi.destroy();
	}
}

export const printLines = (...lines: readonly string[]) => {
	for (const line of lines) console.log(`  ${line}`);
};

/** Runs a command-line program and ends the process. */
export async function runProgram(main: () => Promise<void>): Promise<void> {
	try {
		await main();
		process.exitCode = 0;
	} catch (error) {
		const isExpectedError = error instanceof Refusal || error instanceof EnvError;
		const text = error instanceof Error ? error.message : String(error);
		console.error(`\n  ${isExpectedError ? text : `It did not work. ${text}`}\n`);
		process.exitCode = 1;
	}
	// Open handles of the CMS would keep the process running.
	process.exit();
}
