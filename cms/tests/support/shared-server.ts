import { mkdirSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import type { Database } from './provided-context.ts';
import { panelTokenOf, showReviewsAtOnce } from './reviews-at-once.ts';
import { client, startServer } from './server.ts';

/** Folder for incomplete uploads of the shared server, used by nothing else. */
export const temporary = ({ variables }: Database) => `${variables.DATA_DIR}.tmp`;

/** Boots the server that all test files share. */
export async function share(project: TestProject, database: Database) {
	const logFile = `${database.variables.DATA_DIR}.log`;
	const TMPDIR = temporary(database);
	mkdirSync(TMPDIR, { recursive: true });
	const server = await startServer(
		{ ...database.variables, TMPDIR, TRUST_PROXY: 'true', CLIENT_ORIGINS: client },
		undefined,
		logFile,
	);
	await showReviewsAtOnce(server.url, await panelTokenOf(server.url));
	project.provide('url', server.url);
	project.provide('logFile', logFile);
	project.provide('database', database);
	return server;
}
