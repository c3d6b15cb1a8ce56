import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { type ErrorResponse, FIRST_RETRY_DELAY_SECONDS, messages } from '@sumu/contract';
import Negotiator from 'negotiator';

const jsonHeaders = { 'Content-Type': 'application/json' };
const textHeaders = { 'Content-Type': 'text/plain; charset=utf-8' };

/** Checks whether an error goes to a program: an API call, or a client that prefers JSON to HTML. */
export const wantsJson = (request: IncomingMessage): boolean =>
	/^\/api\/|\.data(\?|$)/.test(request.url ?? '') ||
	new Negotiator(request).mediaType(['text/html', 'application/json']) === 'application/json';

/** Refuses a request whose body was not read: programs get the contract's error, others plain text. */
export function refuseRequest(
	request: IncomingMessage,
	response: ServerResponse,
	status: 404 | 405 | 413 | 415 | 429,
	message = STATUS_CODES[status] ?? '',
): void {
	const isJson = wantsJson(request);
	const name = `${STATUS_CODES[status]?.replaceAll(' ', '')}Error`;
	const reply: ErrorResponse = {
		status: false,
		data: null,
		error: { status, name, message, details: {} },
	};
	const answer = () =>
		response
			.writeHead(status, isJson ? jsonHeaders : textHeaders)
			.end(isJson ? JSON.stringify(reply) : message);
	// Drain the body first: a client that is cut off while sending cannot read the response.
	if (request.complete) answer();
	else request.once('end', answer).resume();
}

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
