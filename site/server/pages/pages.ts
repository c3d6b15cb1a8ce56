import { once } from 'node:events';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { writeReadableStreamToWritable } from '@react-router/node';
import { createRequestHandler, type ServerBuild } from 'react-router';
import type { SiteEnv } from '../../src/config/env.server.ts';
import { policyFor } from '../../src/lib/document/content-security-policy.server.ts';
import { formBytes } from '../../src/lib/forms/form-bytes.ts';
import { logError } from '../../src/lib/log/log.server.ts';
import { hostOf } from '../forwarded-headers.ts';
import { refuse } from '../refuse.ts';
import { readBody } from './read-body.ts';

/** Those a request may be made of; no route takes others than these. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Answers with what React Router renders. Its own listener would read a body of any size, and know
 * the client's headers as they came and not the address that was asked for before a proxy.
 */
export function pages(
	build: ServerBuild | (() => Promise<ServerBuild>),
	{ origin }: Pick<SiteEnv, 'origin'>,
	mode: 'production' | 'development' = 'production',
): RequestListener {
	const render = createRequestHandler(build, mode);
	return async (request, response) => {
		if (!methods.has(request.method ?? '')) return refuse(request, response, 405);
		const closed = new AbortController();
		response.once('close', () => closed.abort());
		try {
			const isRead = request.method === 'GET' || request.method === 'HEAD';
			const body = isRead ? null : await readBody(request, formBytes + 1);
			const { method = 'GET', url = '/' } = request;
			const address = addressOf(request, origin) + url;
			const { signal } = closed;
			const init = { method, headers: headersOf(request), signal };
			const asked = new Request(address, body ? { ...init, body } : init);
			await send(await render(asked), response, body);
		} catch (error) {
			if (closed.signal.aborted || request.destroyed) return;
			logError(error);
			if (response.headersSent) response.destroy();
			else response.writeHead(500, { 'Content-Type': 'text/plain' }).end('Internal Server Error');
		}
	};
}

/** The origin that was asked for (`forwardedHeaders`), or the site's own where that is none. */
function addressOf({ headers }: IncomingMessage, origin: string): string {
	const address = `${headers['x-forwarded-proto']}://${headers['x-forwarded-host']}`;
	return URL.canParse(address) && new URL(address).origin === address.toLowerCase()
		? address
		: origin;
}

function headersOf({ headers }: IncomingMessage): Headers {
	const all = new Headers();
	for (const [name, value] of Object.entries(headers))
		if (value !== undefined) all.set(name, String(value));
	return all;
}

const tooLarge = 413;

async function send(answer: Response, response: ServerResponse, body: Uint8Array | null) {
	const isTooLarge = body !== null && body.length > formBytes;
	// Who is cut off while sending cannot read why.
	if (isTooLarge && !response.req.complete) await once(response.req, 'end');
	// What was typed stands in it.
	if (body) answer.headers.set('Cache-Control', 'no-store');
	const policy = answer.headers.get('Content-Security-Policy');
	if (policy && import.meta.env.PROD)
		answer.headers.set('Content-Security-Policy', policyFor(policy, hostOf(response.req)));
	response.writeHead(isTooLarge ? tooLarge : answer.status, [...answer.headers].flat());
	if (answer.body && response.req.method !== 'HEAD')
		await writeReadableStreamToWritable(answer.body, response);
	else response.end();
}
