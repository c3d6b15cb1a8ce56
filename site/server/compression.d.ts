// The published types want Express's request; the middleware itself works on plain Node.
declare module 'compression' {
	import type { IncomingMessage, ServerResponse } from 'node:http';
	import type { BrotliOptions } from 'node:zlib';

	export default function compression(options: {
		brotli: BrotliOptions;
	}): (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;
}
