import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { type Endpoint, endpoints, upload } from '@sumu/contract';

/** Bytes of a call's body; the longest article takes half of it. */
const callBytes = 1024 * 1024;
/** What a form says around the picture it carries. */
const aroundPicture = 64 * 1024;

const pictures = new Set(
	Object.values<Endpoint>(endpoints)
		.filter(({ file }) => file)
		.map(({ path }) => `/api${path}`),
);

/** Bytes the body of a call to that path may have. */
export const limitOf = (path: string): number =>
	pictures.has(path) ? upload.bytes + aroundPicture : callBytes;

/**
 * A body whose length is not said, counted on its way: `exceeded` is called once it is longer, and
 * no more of it passes.
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
