import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { logError } from '../src/lib/log/log.server.ts';

/** Connect-style middleware: answers the request or calls `next`. */
export type Middleware = (
	request: IncomingMessage,
	response: ServerResponse,
	next: (error?: unknown) => void,
) => void;

/** Runs middleware in order. An error ends in a bare 500, because nothing can render a page by then. */
export function chainMiddleware(steps: readonly Middleware[]): RequestListener {
	return (request, response) => {
		const run = (index: number, error?: unknown) => {
			const step = steps[index];
			try {
				if (error !== undefined) throw error;
				if (!step) throw new Error(`Nobody answered ${request.url}`);
				step(request, response, (problem) => run(index + 1, problem));
			} catch (problem) {
				sendInternalServerError(response, problem);
			}
		};
		run(0);
	};
}

function sendInternalServerError(response: ServerResponse, error: unknown): void {
	logError(error);
	if (response.headersSent) response.destroy();
	else response.writeHead(500, { 'Content-Type': 'text/plain' }).end('Internal Server Error');
}
