import { connect, createServer, type Socket } from 'node:net';
import { freePort } from './free-port.ts';

/** How PostgreSQL refuses somebody who connects. */
function refusal(code: string): Buffer {
	const fields = Buffer.from(`SFATAL\0C${code}\0Mno\0\0`);
	const head = Buffer.alloc(5);
	head.write('E');
	head.writeInt32BE(fields.length + 4, 1);
	return Buffer.concat([head, fields]);
}

/** A port before a database that a test shuts and opens. */
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
		/** DATABASE_URL through it. */
		address: url.href,
		/** PostgreSQL's codes with which the next connections are refused. */
		refuse(codes: readonly string[]) {
			refusals = [...codes];
		},
		/** Milliseconds each question takes longer from now on. */
		slow(milliseconds: number) {
			delay = milliseconds;
		},
		/** Takes connections and never answers. */
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
		/** Breaks what is open off, and lets nobody in. */
		async shut() {
			if (!server.listening) return;
			const closed = new Promise((resolve) => server.close(resolve));
			for (const socket of sockets) socket.destroy();
			await closed;
		},
	};
}
