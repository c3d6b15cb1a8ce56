import { join } from 'node:path';
import { createStrapi } from '@strapi/strapi';
import { EnvError } from '@sumu/contract/env';
import { asWriter } from '../platform/documents/writer';
import { flushPurges } from '../platform/purge/changes';

const appDir = join(__dirname, '../../..');

/** What is to be told in words, without where in the code it happened. */
export class Refusal extends Error {}

/**
 * Does something with the content, as the server does, beside one that runs or without; `name` stands in
 * the versions of what it writes.
 */
export async function withCms(name: string, work: () => Promise<void>): Promise<void> {
	process.env.LOG_LEVEL ??= 'warn';
	const strapi = createStrapi({ appDir, distDir: join(appDir, 'dist') });
	// The nights and what is due are the server's.
	strapi.config.set('isProgram', true);
	await strapi.load();
	try {
		await asWriter(name, work);
		await flushPurges();
	} finally {
		await strapi.destroy();
	}
}

export const print = (...lines: readonly string[]) => {
	for (const line of lines) console.log(`  ${line}`);
};

/** Runs a program of the command line and ends it. */
export async function run(main: () => Promise<void>): Promise<void> {
	try {
		await main();
		process.exitCode = 0;
	} catch (error) {
		const isTold = error instanceof Refusal || error instanceof EnvError;
		const text = error instanceof Error ? error.message : String(error);
		console.error(`\n  ${isTold ? text : `It did not work. ${text}`}\n`);
		process.exitCode = 1;
	}
	// What the server keeps open would keep this open too.
	process.exit();
}
