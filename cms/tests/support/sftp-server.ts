import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ssh2, { type Connection } from 'ssh2';
import { freePort } from './free-port.ts';

/** OpenSSH's program that answers the requests for files. */
const program = '/usr/lib/openssh/sftp-server';

const user = 'backups';
const password = 'p@ss/word';

/** Starts a server for one account, whose files OpenSSH's own program reads and writes. */
export async function startSftpServer() {
	const folder = mkdtempSync(join(tmpdir(), 'sftp-'));
	const state = {
		/** Number of sessions to end as soon as they have sent a few kilobytes. */
		failures: 0,
	};
	const port = await freePort();
	const connections = new Set<Connection>();

	function answer(client: Connection) {
		connections.add(client);
		client.on('close', () => connections.delete(client)).on('error', () => {});
		client.on('authentication', (context) => {
			const isRight =
				context.method === 'password' && context.username === user && context.password === password;
			if (isRight) context.accept();
			else context.reject(['password']);
		});
		client.on('session', (acceptSession) => {
			acceptSession().on('subsystem', (accept, _reject, { name }) => {
				if (name !== 'sftp') throw new Error(`${name} was requested`);
				const channel = accept();
				const files = spawn(program, { stdio: ['pipe', 'pipe', 'inherit'] });
				channel.pipe(files.stdin);
				files.stdout.pipe(channel);
				channel.on('close', () => files.kill());
				files.stdin.on('error', () => {});
				let bytes = 0;
				channel.on('data', (chunk: Buffer) => {
					bytes += chunk.length;
					if (state.failures === 0 || bytes < 50_000) return;
					state.failures -= 1;
					client.end();
				});
			});
		});
	}

	let server: InstanceType<typeof ssh2.Server>;
	/** Starts it with a new key. */
	async function start() {
		const { private: hostKey } = ssh2.utils.generateKeyPairSync('ed25519');
		server = new ssh2.Server({ hostKeys: [hostKey] }, answer);
		await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
	}
	async function stop() {
		for (const client of connections) client.end();
		await new Promise<void>((resolve) => server.close(() => resolve()));
	}
	await start();

	const urlWith = (secret: string, path = join(folder, 'of/mine')) =>
		`sftp://${user}:${encodeURIComponent(secret)}@127.0.0.1:${port}${path}`;
	return {
		/** Folder of the backups. */
		folder: join(folder, 'of/mine'),
		state,
		port,
		url: urlWith(password),
		urlWith,
		stop,
		/** Starts it again, with another key. */
		async replace() {
			await stop();
			await start();
		},
		async remove() {
			await stop();
			rmSync(folder, { recursive: true });
		},
	};
}

export type SftpServer = Awaited<ReturnType<typeof startSftpServer>>;
