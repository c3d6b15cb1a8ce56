// The published types want Express's request; the middleware itself works on plain Node.
declare module 'compression' {
	import type { IncomingMessage, ServerResponse } from 'node:http';
	import type { BrotliOptions } from 'node:zlib';

	type Filter = (request: IncomingMessage, response: ServerResponse) => boolean;
	type Compress = (
		request: IncomingMessage,
		response: ServerResponse,
		next: (error?: unknown) => void,
	) => void;

	const compression: {
		(options: { brotli: BrotliOptions; filter: Filter }): Compress;
		readonly filter: Filter;
	};
	export default compression;
}
