import type { ServerResponse } from 'node:http';
import { type ErrorResponse, FIRST_RETRY_DELAY_SECONDS, messages } from '@sumu/contract';

const isCmsUnreachable = (error: unknown) =>
	error instanceof Error && 'code' in error && error.code !== 'ECONNRESET';

/** Responds with the contract's error: 503 if the CMS is down, 502 if it dropped the connection. */
export function sendUnavailable(response: ServerResponse, error: unknown): void {
	if (response.headersSent || response.destroyed) {
		response.destroy();
		return;
	}
	const status = isCmsUnreachable(error) ? 503 : 502;
	const reply: ErrorResponse = {
		status: false,
		data: null,
		error: {
			status,
			name: status === 503 ? 'ServiceUnavailableError' : 'BadGatewayError',
			message: messages.serverUnavailable,
			details: {},
		},
	};
	response
		.writeHead(status, {
			'Content-Type': 'application/json',
			'Retry-After': String(FIRST_RETRY_DELAY_SECONDS),
		})
		.end(JSON.stringify(reply));
}
