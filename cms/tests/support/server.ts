import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { freePort } from './free-port.ts';

export const owner = { email: 'owner@example.com', password: 'Owner-pass-1' };

/** Origin of another front end that is allowed to sign people in. */
export const client = 'https://client.test';

const cms = resolve(import.meta.dirname, '../..');
const quickHashes = resolve(import.meta.dirname, 'quick-hashes.cjs');
const compileCache = resolve(import.meta.dirname, 'compile-cache.cjs');
export const secret = 'only-for-tests-0123456789abcdef';

export interface Server {
	url: string;
	/** Id of its process. */
	pid: number;
	/** All output so far. */
	log: () => string;
	/**
	 * Stops the server and resolves to the duration in milliseconds.
	 * @throws if it logged an error
	 */
	stop: () => Promise<number>;
}

async function ready(url: string, ended: () => boolean, log: () => string) {
	const deadline = Date.now() + 180_000;
	while (Date.now() < deadline && !ended()) {
		const response = await fetch(`${url}/_health`).catch(() => null);
		if (response?.status === 204) return;
		await new Promise((wake) => setTimeout(wake, 100));
	}
	throw new Error(`The CMS did not start:\n${log()}`);
}

/** All environment variables of a CMS under test. */
export const environment = (variables: Record<string, string>): NodeJS.ProcessEnv => ({
	PATH: process.env.PATH,
	NODE_ENV: 'production',
	PUBLIC_URL: 'http://site.test',
	OWNER_EMAIL: owner.email,
	OWNER_PASSWORD: owner.password,
	SEED_DEMO: 'false',
	LOG_FORMAT: 'pretty',
	AUTH_RATE_LIMIT: '1000',
	CALL_RATE_LIMIT: '100000',
	APP_KEYS: secret,
	API_TOKEN_SALT: secret,
	ADMIN_JWT_SECRET: secret,
	TRANSFER_TOKEN_SALT: secret,
	ENCRYPTION_KEY: secret,
	JWT_SECRET: secret,
	INTERNAL_SECRET: secret,
	// Runs any test with pictures in this storage.
	S3_URL: process.env.S3_URL ?? '',
	...variables,
	NODE_OPTIONS: `--require ${compileCache} ${variables.NODE_OPTIONS ?? ''}`,
});

/** Spawns the compiled CMS as `npm start` does. */
export function launch(
	port: number,
	variables: Record<string, string>,
	cwd = cms,
	logFile?: string,
) {
	const child = spawn(process.execPath, ['--require', quickHashes, 'dist/src/start.js'], {
		cwd,
		env: environment({ CMS_PORT: String(port), ...variables }),
	});
	let log = '';
	for (const stream of [child.stdout, child.stderr])
		stream.on('data', (chunk) => {
			log += chunk;
			if (logFile) appendFileSync(logFile, chunk);
		});
	return { child, log: () => log };
}

/**
 * Starts the compiled CMS and waits until it is ready.
 * @param logFile receives the output, for tests in other processes
 */
export async function startServer(
	variables: Record<string, string>,
	folder?: string,
	logFile?: string,
): Promise<Server> {
	const port = await freePort();
	const { child, log } = launch(port, variables, folder, logFile);
	const ended = () => child.exitCode !== null || child.signalCode !== null;
	const url = `http://127.0.0.1:${port}`;
	try {
		await ready(url, ended, log);
	} catch (error) {
		child.kill('SIGKILL');
		throw error;
	}
	return {
		url,
		pid: child.pid ?? 0,
		log,
		async stop() {
			const asked = Date.now();
			if (!ended()) {
				const exit = once(child, 'exit');
				child.kill('SIGTERM');
				await exit;
			}
			if (/\berror\b.*:/i.test(log())) throw new Error(`The CMS logged an error:\n${log()}`);
			return Date.now() - asked;
		},
	};
}
