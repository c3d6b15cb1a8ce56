import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';

/** One-way latency in milliseconds. */
const latency = 75;
/** Bytes per millisecond, shared by all connections: 1.6 and 0.75 Mbit/s. */
const rates = { down: 200, up: 94 };
/** Packet size in bytes. */
const packet = 1400;

type Arrive = (part: Buffer) => void;

/** One direction of the connection. Packets queue behind earlier ones, including those of other connections. */
function direction(rate: number) {
	let isFree = 0;
	const underWay: (() => void)[] = [];
	return (data: Buffer, arrive: Arrive) => {
		for (let start = 0; start < data.byteLength; start += packet) {
			const part = data.subarray(start, start + packet);
			const now = performance.now();
			isFree = Math.max(isFree, now) + part.byteLength / rate;
			underWay.push(() => arrive(part));
			setTimeout(() => underWay.shift()?.(), isFree + latency - now);
		}
	};
}

/**
 * Starts a proxy that simulates a slow connection to a server, packet by packet. Chrome's own emulation delivers a
 * small response in one piece, so the order of arrival differs from that over a shared connection.
 */
export async function shapedLine(to: URL) {
	const down = direction(rates.down);
	const up = direction(rates.up);
	const line = createServer((client) => {
		// One round trip for the TCP handshake.
		const isOpen = performance.now() + 2 * latency;
		const server = connect(Number(to.port), to.hostname);
		client.setNoDelay(true);
		server.setNoDelay(true);
		client.on('data', (data) => {
			setTimeout(
				() => up(data, (part) => server.writable && server.write(part)),
				Math.max(0, isOpen - performance.now()),
			);
		});
		server.on('data', (data) => down(data, (part) => client.writable && client.write(part)));
		client.on('error', () => server.destroy()).on('close', () => server.destroy());
		server.on('error', () => client.destroy());
	});
	line.listen(0, '127.0.0.1');
	await once(line, 'listening');
	const { port } = line.address() as AddressInfo;
	return { address: `http://127.0.0.1:${port}`, close: () => line.close() };
}
