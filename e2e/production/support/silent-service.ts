import { createServer, type Socket } from 'node:net';
import sharp from 'sharp';

/** Starts a third-party service that accepts connections and never responds. */
export async function startSilent() {
	const sockets = new Set<Socket>();
	const server = createServer((socket) => {
		sockets.add(socket);
		socket.on('error', () => {}).resume();
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = server.address();
	const port = typeof address === 'object' && address ? address.port : 0;
	const create = { width: 8, height: 8, channels: 3, background: 'red' } as const;
	return {
		place: `127.0.0.1:${port}`,
		picture: new Uint8Array(await sharp({ create }).png().toBuffer()),
		stop() {
			server.close();
			for (const socket of sockets) socket.destroy();
		},
	};
}
