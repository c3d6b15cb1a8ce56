import { accessSync, constants, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import type { EnvSettings } from './settings';

/** A problem that the owner can fix; the message says how. */
export class StartError extends Error {}

/**
 * @returns whether DATA_DIR is empty
 * @throws StartError if it is not writable
 */
export function prepareDataDir(folder: string): boolean {
	try {
		makeFolder(folder);
		accessSync(folder, constants.W_OK | constants.X_OK);
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		throw new StartError(
			`DATA_DIR is "${folder}", which cannot be written (${reason}). Make it writable, or set DATA_DIR to a folder that is.`,
		);
	}
	return !existsSync(folder) || readdirSync(folder).length === 0;
}

/** Creates folders level by level: Node's recursive `mkdir` never ends if the system has no room for one. */
function makeFolder(folder: string): void {
	if (existsSync(folder)) return;
	makeFolder(dirname(folder));
	mkdirSync(folder, { mode: 0o700 });
}

/** @throws StartError if a port is in use or the host is not an address of this machine */
export async function requireFreePorts({ HOST, SITE_PORT, CMS_PORT }: EnvSettings): Promise<void> {
	if (SITE_PORT === CMS_PORT)
		throw new StartError(
			`SITE_PORT and CMS_PORT are both ${SITE_PORT}. Set one of them to another port.`,
		);
	await requireFreePort('SITE_PORT', HOST, SITE_PORT);
	await requireFreePort('CMS_PORT', HOST, CMS_PORT);
}

function requireFreePort(name: string, host: string, port: number): Promise<void> {
	return new Promise((resolve, reject) => {
		const probe = createServer();
		probe.once('error', (error: NodeJS.ErrnoException) =>
			reject(new StartError(explainPortError(error.code, name, host, port))),
		);
		probe.listen(port, host, () => probe.close(() => resolve()));
	});
}

function explainPortError(
	code: string | undefined,
	name: string,
	host: string,
	port: number,
): string {
	if (code === 'EADDRINUSE')
		return `Port ${port} (${name}) is taken by another program. Stop that program, or set ${name} to another port, like ${name}=${port + 1} npm start.`;
	if (code === 'EACCES')
		return `Port ${port} (${name}) may not be opened by this user. Set ${name} to one above 1023.`;
	return `HOST is "${host}", which is no address of this machine (${code}). Set HOST to 127.0.0.1, or to 0.0.0.0 for every address.`;
}
