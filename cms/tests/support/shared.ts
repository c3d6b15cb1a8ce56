import type { TestProject } from 'vitest/node';
import type { Database } from './provided.ts';
import { panelTokenOf, showReviewsAtOnce } from './reviews-at-once.ts';
import { client, startServer } from './server.ts';

/** Boots the one server all test files share. */
export async function share(project: TestProject, database: Database) {
	const logFile = `${database.variables.DATA_DIR}.log`;
	const server = await startServer(
		{ ...database.variables, TRUST_PROXY: 'true', CLIENT_ORIGINS: client },
		undefined,
		logFile,
	);
	await showReviewsAtOnce(server.url, await panelTokenOf(server.url));
	project.provide('url', server.url);
	project.provide('logFile', logFile);
	project.provide('database', database);
	return server;
}
