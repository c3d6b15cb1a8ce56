import { connect, createServer, type Socket } from 'node:net';
import { freePort } from './free-port.ts';

/** PostgreSQL's error message for a refused connection. */
function refusal(code: string): Buffer {
	const fields = Buffer.from(`SFATAL\0C${code}\0Mno\0\0`);
	const head = Buffer.alloc(5);
	head.write('E');
	head.writeInt32BE(fields.length + 4, 1);
	return Buffer.concat([head, fields]);
}

/** Starts a proxy to a database that a test can shut, delay and open again. */
export async function startDoor(database: string) {
	const to = Number(new URL(database).port);
	const port = await freePort();
	const sockets = new Set<Socket>();
	let refusals: string[] = [];
	let isSilent = false;
	let delay = 0;
	const follow = (socket: Socket) => {
		sockets.add(socket);
		socket.on('error', () => {}).on('close', () => sockets.delete(socket));
	};
	const server = createServer((socket) => {
		follow(socket);
		if (isSilent) return;
		const code = refusals.shift();
		if (code) return void socket.once('data', () => socket.end(refusal(code)));
		const inside = connect(to, '127.0.0.1');
		follow(inside);
		socket.on('data', (chunk) => {
			if (delay === 0) inside.write(chunk);
			else setTimeout(() => inside.write(chunk), delay);
		});
		inside.pipe(socket);
		socket.on('close', () => inside.destroy());
		inside.on('close', () => socket.destroy());
	});
	const url = new URL(database);
	url.port = String(port);
	return {
		/** DATABASE_URL through the proxy. */
		address: url.href,
		/** Refuses the next connections with these PostgreSQL error codes, one code each. */
		refuse(codes: readonly string[]) {
			refusals = [...codes];
		},
		/** Delays each query by this many milliseconds from now on. */
		slow(milliseconds: number) {
			delay = milliseconds;
		},
		/** Accepts connections, but never answers. */
		silence() {
			isSilent = true;
			for (const socket of sockets) socket.destroy();
		},
		async open() {
			isSilent = false;
			for (const socket of sockets) socket.destroy();
			if (!server.listening)
				await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
		},
		/** Closes all connections and refuses new ones. */
		async shut() {
			if (!server.listening) return;
			const closed = new Promise((resolve) => server.close(resolve));
			for (const socket of sockets) socket.destroy();
			await closed;
		},
	};
}
