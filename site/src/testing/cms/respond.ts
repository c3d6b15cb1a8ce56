import type { IncomingMessage, ServerResponse } from 'node:http';
import { apiEndpoints, type EndpointName } from '@sumu/contract';
import { endpointExamples } from '@sumu/contract/examples';
import { prettifyError } from 'zod/mini';
import { ApiError } from '../../lib/api';
import type { Call } from './call';
import { findEndpoint } from './find-endpoint';
import { readCall } from './read-call';
import { refusal } from './refusal';
import type { State } from './state';

/** CORS: a test's page and the CMS have different origins. */
const headers = {
	'Access-Control-Allow-Origin': '*',
	'Access-Control-Allow-Headers': '*, Authorization, Content-Type, Accept',
	'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
};

/** Responds to one request. Records contract violations of either side, which fail the test later. */
export async function respond(state: State, request: IncomingMessage, response: ServerResponse) {
	const { pathname } = new URL(request.url ?? '/', 'http://cms');
	const listener = state.served.get(pathname);
	if (listener) return listener(request, response);
	if (request.method === 'OPTIONS') return response.writeHead(204, headers).end();
	const send = (status: number, body: unknown) =>
		response
			.writeHead(status, { ...headers, 'Content-Type': 'application/json' })
			.end(JSON.stringify(body));
	try {
		const body = await answer(state, pathname, request, response);
		send(response.statusCode, body);
	} catch (error) {
		if (request.socket.destroyed) return;
		if (!(error instanceof ApiError))
			state.faults.push(`${request.method} ${request.url}: ${error}`);
		const { status, response: body } = refusedBy(error);
		send(status, body);
	}
}

async function answer(
	state: State,
	pathname: string,
	request: IncomingMessage,
	response: ServerResponse,
): Promise<unknown> {
	if (state.isDown) throw refusal(503);
	const found = findEndpoint(request.method, pathname);
	if (!found) throw new Error('no call of the contract', { cause: refusal(404) });
	const { name } = found;
	const { asked, call } = await readCall(name, found.params, request);
	state.calls.push({ name, call: asked });
	await state.held.get(name);
	refuse(state, name);
	const body = await handle(state, name, { ...call, response });
	const { error } = apiEndpoints[name].response.safeParse(body);
	if (error) throw new Error(`not what ${name} answers\n${prettifyError(error)}`);
	return body;
}

function refuse({ refused }: State, name: EndpointName) {
	const next = refused.get(name)?.find(({ times }) => times > 0);
	if (!next) return;
	next.times -= 1;
	throw next.error;
}

function handle({ handlers }: State, name: EndpointName, call: Call): unknown {
	const handler = handlers.get(name);
	return handler ? handler(call as never) : endpointExamples[name].response;
}

function refusedBy(error: unknown): ApiError {
	if (error instanceof ApiError) return error;
	return error instanceof Error && error.cause instanceof ApiError ? error.cause : refusal(500);
}
