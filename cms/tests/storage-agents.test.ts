import { once } from 'node:events';
import { request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { storageAgents } from '../src/platform/s3/storage-agents.ts';

it('a storage that answers and hangs up before it has got the file does not end the process', async () => {
	const server = createServer((socket) => {
		socket.on('error', () => {});
		socket.once('data', () => {
			socket.pause().write('HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n');
			setImmediate(() => socket.destroy());
		});
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = server.address() as AddressInfo;
	const body = Buffer.alloc(20_000_000);
	for (let attempt = 0; attempt < 5; attempt += 1) {
		const upload = request({ port, method: 'PUT', agent: storageAgents.httpAgent });
		upload.on('error', () => {}).end(body);
		const [response] = await once(upload, 'response');
		response.resume();
		expect(response.statusCode).toBe(404);
		// An error without a listener is an uncaught exception, which fails the run.
		await once(upload, 'close');
	}
	server.close();
});
