import { setTimeout as pause } from 'node:timers/promises';
import type { SftpLocation } from '@sumu/contract/env';
import type { Client, ServerHostKeyAlgorithm, SFTPWrapper } from 'ssh2';
import { Refusal } from '../platform/lib/refusal';
import { KnownHost } from './known-hosts';

/** Milliseconds for connecting and signing in. */
const CONNECT_TIMEOUT_MS = 20_000;
/** Milliseconds between two questions whether the other machine is still there. */
const KEEP_ALIVE_INTERVAL_MS = 15_000;
/** Questions without an answer after which the connection has failed. */
const KEEP_ALIVE_ATTEMPTS = 4;
/** Milliseconds without a use after which the connection is closed; it keeps the process running. */
const IDLE_TIMEOUT_MS = 1000;
/** Milliseconds before the second attempt, after an error of the connection. */
const RETRY_DELAY_MS = 2000;

/** Statuses of the protocol; any other error is one of the connection. */
const STATUS_NO_FILE = 2;
const STATUS_FAILURE = 4;

const hasStatus = (error: unknown): error is { code: number; message: string } =>
	typeof Object(error).code === 'number';
/** Checks whether a file or folder does not exist. */
export const isMissing = (error: unknown): boolean =>
	hasStatus(error) && error.code === STATUS_NO_FILE;

/** Signature algorithms of a type of key. */
const toAlgorithms = (keyType: string): ServerHostKeyAlgorithm[] =>
	keyType === 'ssh-rsa'
		? ['rsa-sha2-512', 'rsa-sha2-256', 'ssh-rsa']
		: [keyType as ServerHostKeyAlgorithm];

interface Session {
	readonly client: Client;
	readonly sftp: SFTPWrapper;
	/** Rejects when the connection ends: the library leaves some calls without an answer then. */
	readonly end: Promise<never>;
}

/** Connection that opens for its first use, and closes a second after the last one. */
export class SftpConnection {
	/** Address without secrets. */
	readonly address: string;
	#session: Promise<Session> | undefined;
	#useCount = 0;
	#idleTimer: NodeJS.Timeout | undefined;

	constructor(private readonly location: SftpLocation) {
		const { host, port, folder } = location;
		const name = host.includes(':') ? `[${host}]` : host;
		this.address = `sftp://${name}${port === 22 ? '' : `:${port}`}${folder || '/'}`;
	}

	/** Runs `work`, for a second time if the connection breaks. @throws Refusal with the reason */
	async run<Result>(work: (sftp: SFTPWrapper) => Promise<Result>): Promise<Result> {
		try {
			return await this.#runOnce(work).catch(async (error: unknown) => {
				if (error instanceof Refusal || hasStatus(error)) throw error;
				await pause(RETRY_DELAY_MS);
				return this.#runOnce(work);
			});
		} catch (error) {
			throw this.#toRefusal(error);
		}
	}

	/** Keeps the connection open until the returned function is called. */
	retain(): () => void {
		clearTimeout(this.#idleTimer);
		this.#useCount += 1;
		return () => {
			this.#useCount -= 1;
			if (this.#useCount > 0) return;
			this.#idleTimer = setTimeout(() => void this.#close(), IDLE_TIMEOUT_MS);
		};
	}

	async #runOnce<Result>(work: (sftp: SFTPWrapper) => Promise<Result>) {
		const release = this.retain();
		try {
			this.#session ??= this.#open();
			const { sftp, end } = await this.#session;
			return await Promise.race([work(sftp), end]);
		} finally {
			release();
		}
	}

	#toRefusal(error: unknown): Error {
		if (error instanceof Refusal) return error;
		const message = error instanceof Error ? error.message : String(error);
		if (!hasStatus(error)) return new Refusal(`${this.address} cannot be reached: ${message}.`);
		// Servers report a full disk or a quota as a failure without a reason.
		const advice = error.code === STATUS_FAILURE ? ' It may have no room left.' : '';
		return new Refusal(`${this.address} refused it: ${message}.${advice}`);
	}

	async #close() {
		const session = this.#session;
		this.#session = undefined;
		(await session?.catch(() => null))?.client.end();
	}

	#open(): Promise<Session> {
		const session = this.#connect(() => {
			if (this.#session === session) this.#session = undefined;
		});
		return session;
	}

	/** @param onEnd is called when the connection has failed or is closed */
	async #connect(onEnd: () => void): Promise<Session> {
		const { Client } = await import('ssh2');
		const { host, port, user, password } = this.location;
		const knownHost = new KnownHost(host, port);
		const client = new Client();
		const toConnectError = (error: Error) => {
			if (knownHost.problem) return new Refusal(knownHost.problem);
			return Object(error).level === 'client-authentication'
				? new Refusal(`${this.address} refused the user name or the password.`)
				: error;
		};
		return new Promise<Session>((resolve, reject) => {
			client.on('error', (error) => {
				onEnd();
				reject(toConnectError(error));
			});
			const end = new Promise<never>((_, rejectEnd) => {
				client.on('close', () => {
					onEnd();
					const error = new Error('it closed the connection');
					reject(error);
					rejectEnd(error);
				});
			});
			// The connection may end while no call waits for it.
			end.catch(() => {});
			client.on('ready', () =>
				client.sftp((error, sftp) => (error ? reject(error) : resolve({ client, sftp, end }))),
			);
			client.connect({
				host,
				port,
				username: user,
				password,
				readyTimeout: CONNECT_TIMEOUT_MS,
				keepaliveInterval: KEEP_ALIVE_INTERVAL_MS,
				keepaliveCountMax: KEEP_ALIVE_ATTEMPTS,
				hostVerifier: (key: Buffer) => knownHost.checkKey(key),
				...(knownHost.keyType && {
					algorithms: {
						serverHostKey: { prepend: toAlgorithms(knownHost.keyType), append: [], remove: [] },
					},
				}),
			});
		});
	}
}
