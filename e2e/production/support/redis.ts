import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { freePort } from '../../../cms/tests/support/free-port.ts';
import { until } from './poll-until';

const answers = (port: number) =>
	new Promise<boolean>((resolve) => {
		const socket = connect(port, '127.0.0.1', () => resolve(true));
		socket.on('error', () => resolve(false)).on('connect', () => socket.destroy());
	});

export async function startRedis() {
	const port = await freePort();
	let server: ChildProcess;
	const start = async () => {
		server = spawn('redis-server', ['--port', String(port), '--save', '', '--bind', '127.0.0.1'], {
			stdio: 'ignore',
		});
		await until('Redis answers', () => answers(port));
	};
	await start();
	return {
		address: `redis://127.0.0.1:${port}`,
		start,
		async kill() {
			const ended = once(server, 'exit');
			if (server.exitCode === null && server.kill('SIGKILL')) await ended;
		},
	};
}
