import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { type Endpoint, endpoints, upload } from '@sumu/contract';

/** Maximum bytes of a request body; the longest article takes half of it. */
const callBytes = 1024 * 1024;
/** Bytes reserved for the other parts of a multipart upload. */
const aroundPicture = 64 * 1024;

const pictures = new Set(
	Object.values<Endpoint>(endpoints)
		.filter(({ file }) => file)
		.map(({ path }) => `/api${path}`),
);

/** Returns the maximum bytes of a request body for a path. */
export const limitOf = (path: string): number =>
	pictures.has(path) ? upload.bytes + aroundPicture : callBytes;

/**
 * Forwards a body of unknown length and counts its bytes. Above `limit`, stops forwarding and calls `exceeded` once.
 */
export function counted(request: IncomingMessage, limit: number, exceeded: () => void): Transform {
	let length = 0;
	const counter = new Transform({
		transform(chunk: Buffer, _encoding, done) {
			length += chunk.length;
			if (length <= limit) return done(null, chunk);
			request.unpipe(counter);
			exceeded();
		},
	});
	return request.pipe(counter);
}
