import { join } from 'node:path';
import { createStrapi } from '@strapi/strapi';
import { runAsWriter } from '../platform/documents/writer';
import { flushPurges } from '../platform/purge/schedule-purge';

/** Folder of the compiled code that is running. */
const distDir = join(__dirname, '../..');

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
