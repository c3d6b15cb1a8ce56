import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';

interface Asked {
	readonly status: number;
	readonly headers: IncomingMessage['headers'];
	/** Length of the body in bytes. */
	readonly length: number;
	/** Time until the last byte. */
	readonly milliseconds: number;
}

export interface Asking {
	readonly method?: string;
	readonly headers?: Readonly<Record<string, string>>;
	readonly body?: string | Buffer;
	/** If true, sends the body in chunks, without `Content-Length`. */
	readonly chunked?: boolean;
	/** Local address of the connection. */
	readonly from?: string;
}

/** Makes one request over a new connection, with the path exactly as given. */
export function ask(address: string, path: string, asking: Asking = {}): Promise<Asked> {
	const { method = 'GET', headers = {}, body, chunked = false, from } = asking;
	const { port } = new URL(address);
	const since = performance.now();
	return new Promise((resolve, reject) => {
		const asked = request(
			{
				agent: false,
				host: '127.0.0.1',
				port,
				path,
				method,
				headers: {
					...headers,
					...(chunked ? { 'transfer-encoding': 'chunked' } : {}),
				},
				...(from && { localAddress: from }),
			},
			(reply) => {
				let length = 0;
				reply.on('data', (chunk: Buffer) => {
					length += chunk.length;
				});
				reply.on('error', reject);
				reply.on('end', () =>
					resolve({
						status: reply.statusCode ?? 0,
						headers: reply.headers,
						length,
						milliseconds: performance.now() - since,
					}),
				);
			},
		);
		asked.on('error', reject);
		asked.end(body);
	});
}

/**
 * Opens a connection and sends `text`, then `drip` every second.
 * @returns the seconds until the server closed it
 */
export async function halfOpen(address: string, text: string, drip = ''): Promise<number> {
	const socket: Socket = connect(Number(new URL(address).port), '127.0.0.1');
	const since = Date.now();
	socket.on('error', () => {});
	socket.write(text);
	socket.resume();
	const dripping = setInterval(() => drip && socket.write(drip), 1000);
	await once(socket, 'close');
	clearInterval(dripping);
	return (Date.now() - since) / 1000;
}
