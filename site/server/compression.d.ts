// The published types want Express's request; the middleware itself works on plain Node.
declare module 'compression' {
	import type { IncomingMessage, ServerResponse } from 'node:http';

	export default function compression(): (
		request: IncomingMessage,
		response: ServerResponse,
		next: (error?: unknown) => void,
	) => void;
}
