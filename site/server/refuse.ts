import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { ErrorResponse } from '@sumu/contract';

const json = { 'Content-Type': 'application/json' };
const text = { 'Content-Type': 'text/plain; charset=utf-8' };

/** Refuses a request before anybody has read it: a call as the contract says errors, all else in a line. */
export function refuse(
	request: IncomingMessage,
	response: ServerResponse,
	status: 404 | 405 | 413,
	message = STATUS_CODES[status] ?? '',
): void {
	const isCall = request.url?.startsWith('/api/');
	const name = `${STATUS_CODES[status]?.replaceAll(' ', '')}Error`;
	const reply: ErrorResponse = {
		status: false,
		data: null,
		error: { status, name, message, details: {} },
	};
	const answer = () =>
		response.writeHead(status, isCall ? json : text).end(isCall ? JSON.stringify(reply) : message);
	// What is still coming is dropped as it arrives: who is cut off while sending cannot read why.
	if (request.complete) answer();
	else request.once('end', answer).resume();
}
