import type { ServerResponse } from 'node:http';
import { type ErrorResponse, messages, retryAfter } from '@sumu/contract';

const refused = (error: unknown) =>
	error instanceof Error && 'code' in error && error.code !== 'ECONNRESET';

/** Responds with the contract's error: 503 if the CMS is down, 502 if it dropped the connection. */
export function unavailable(response: ServerResponse, error: unknown): void {
	if (response.headersSent || response.destroyed) {
		response.destroy();
		return;
	}
	const status = refused(error) ? 503 : 502;
	const reply: ErrorResponse = {
		status: false,
		data: null,
		error: {
			status,
			name: status === 503 ? 'ServiceUnavailableError' : 'BadGatewayError',
			message: messages.unavailable,
			details: {},
		},
	};
	response
		.writeHead(status, { 'Content-Type': 'application/json', 'Retry-After': String(retryAfter) })
		.end(JSON.stringify(reply));
}
