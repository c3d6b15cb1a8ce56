import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { apiEndpoints, type Endpoint, uploadLimits } from '@sumu/contract';

/** Maximum bytes of a request body; the longest article takes half of it. */
const MAX_CALL_BYTES = 1024 * 1024;
/** Bytes reserved for the other parts of a multipart upload. */
const MULTIPART_OVERHEAD_BYTES = 64 * 1024;

const pictureUploadPaths = new Set(
	Object.values<Endpoint>(apiEndpoints)
		.filter(({ file }) => file)
		.map(({ path }) => `/api${path}`),
);

/** Returns the maximum bytes of a request body for a path. */
export const limitOf = (path: string): number =>
	pictureUploadPaths.has(path) ? uploadLimits.bytes + MULTIPART_OVERHEAD_BYTES : MAX_CALL_BYTES;

/**
 * Forwards a body of unknown length and counts its bytes. Above `limit`, stops forwarding and calls `onExceeded` once.
 */
export function limitBodySize(
	request: IncomingMessage,
	limit: number,
	onExceeded: () => void,
): Transform {
	let length = 0;
	const counter = new Transform({
		transform(chunk: Buffer, _encoding, done) {
			length += chunk.length;
			if (length <= limit) return done(null, chunk);
			request.unpipe(counter);
			onExceeded();
		},
	});
	return request.pipe(counter);
}
