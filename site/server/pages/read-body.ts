import type { IncomingMessage } from 'node:http';

/**
 * Reads the first `limit` bytes of a request's body. Drains the rest, so that the client can read the response.
 * @throws if the client aborts
 */
export function readBody(
	request: IncomingMessage,
	limit: number,
): Promise<Uint8Array<ArrayBuffer>> {
	return new Promise((resolve, reject) => {
		const chunks: Buffer[] = [];
		let length = 0;
		const read = (chunk: Buffer) => {
			chunks.push(chunk.subarray(0, limit - length));
			length += chunk.length;
			if (length >= limit) done();
		};
		const done = () => {
			request.off('data', read).off('end', done).resume();
			resolve(new Uint8Array(Buffer.concat(chunks)));
		};
		request.on('data', read).on('end', done).on('error', reject);
	});
}
