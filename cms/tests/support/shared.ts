import type { TestProject } from 'vitest/node';
import { json } from './json.ts';
import type { Database } from './provided.ts';
import { client, owner, startServer } from './server.ts';

/** Boots the one server all test files share. The panel allows few sign-ins, so there is one. */
export async function share(project: TestProject, database: Database) {
	const logFile = `${database.variables.DATA_DIR}.log`;
	const server = await startServer(
		{ ...database.variables, TRUST_PROXY: 'true', CLIENT_ORIGINS: client },
		undefined,
		logFile,
	);
	const signIn = await fetch(`${server.url}/admin/login`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(owner),
	});
	const { data } = await json(signIn);
	project.provide('url', server.url);
	project.provide('logFile', logFile);
	project.provide('panelToken', data.token);
	project.provide('database', database);
	return server;
}
