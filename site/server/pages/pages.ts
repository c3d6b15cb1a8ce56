import { once } from 'node:events';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { writeReadableStreamToWritable } from '@react-router/node';
import { messages } from '@sumu/contract';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { SiteEnv } from '../../src/config/env.server.ts';
import { policyFor } from '../../src/lib/document/content-security-policy.server.ts';
import { type RefusalStatus, refusalContext } from '../../src/lib/document/refusal-context.ts';
import { MAX_FORM_BYTES } from '../../src/lib/forms/posted-form.ts';
import { logError } from '../../src/lib/log/log.server.ts';
import { refuseRequest, wantsJson } from '../error-responses.ts';
import { hostOf } from '../forwarded-headers.ts';
import { findMethods } from './allowed-methods.ts';
import { readBody } from './read-body.ts';

/** Content types of HTML forms whose fields have names. */
const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];

const isForm = ({ headers }: IncomingMessage) =>
	formTypes.includes(headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? '');

/**
 * Answers with what React Router renders. Replaces React Router's own listener, which reads bodies of any size, uses
 * the client's original headers and does not know the address requested from the proxy.
 */
export function pages(
	build: ServerBuild | (() => Promise<ServerBuild>),
	{ origin, authSync }: Pick<SiteEnv, 'origin' | 'authSync'>,
	mode: 'production' | 'development' = 'production',
): RequestListener {
	const renderRequest = createRequestHandler(build, mode);
	let hasLoggedSync = false;

	/** Refuses a request: browsers get a page, programs the contract's error. */
	async function refusePage(
		request: IncomingMessage,
		response: ServerResponse,
		status: RefusalStatus,
	) {
		if (wantsJson(request))
			return refuseRequest(
				request,
				response,
				status,
				status === 415 ? messages.wrongContentType : undefined,
			);
		const context = new RouterContextProvider();
		context.set(refusalContext, status);
		// Two segments, because a page created by the owner can have any path with one segment.
		const pageRequest = new Request(`${addressOf(request, origin)}/_refused/${status}`);
		await sendPageResponse(await renderRequest(pageRequest, context), response, status);
	}

	return async (request, response) => {
		const { method = 'GET', url = '/' } = request;
		const abortController = new AbortController();
		response.once('close', () => abortController.abort());
		try {
			const requestPath = url.split('?', 1)[0] ?? '';
			const allowedMethods = findMethods(
				typeof build === 'function' ? await build() : build,
				requestPath,
			);
			const isRead = method === 'GET' || method === 'HEAD';
			const requestBody = isRead ? null : await readBody(request, MAX_FORM_BYTES + 1);
			// A client that is cut off while it sends cannot read the response.
			if (requestBody && !request.complete) await once(request, 'end');
			if (!allowedMethods.includes(method) || method === 'OPTIONS')
				response.setHeader('Allow', allowedMethods.join(', '));
			if (method === 'OPTIONS') return void response.writeHead(204).end();
			if (!allowedMethods.includes(method)) {
				if (requestPath === authSync && !hasLoggedSync) {
					hasLoggedSync = true;
					logError(`AUTH_SYNC_PATH is "${authSync}", but nothing serves that path: 405`);
				}
				return await refusePage(request, response, 405);
			}
			if (requestBody?.length && !isForm(request)) {
				response.setHeader('Accept', formTypes.join(', '));
				return await refusePage(request, response, 415);
			}
			const { signal } = abortController;
			const requestInit = { method, headers: headersOf(request), signal };
			const pageRequest = new Request(
				addressOf(request, origin) + url,
				requestBody ? { ...requestInit, body: requestBody } : requestInit,
			);
			const isTooLarge = requestBody !== null && requestBody.length > MAX_FORM_BYTES;
			const pageResponse = await renderRequest(pageRequest);
			// The response may contain the visitor's input.
			if (requestBody) pageResponse.headers.set('Cache-Control', 'no-store');
			await sendPageResponse(
				pageResponse,
				response,
				isTooLarge && pageResponse.status !== TOO_MANY_REQUESTS
					? PAYLOAD_TOO_LARGE
					: pageResponse.status,
			);
		} catch (error) {
			if (abortController.signal.aborted || request.destroyed) return;
			logError(error);
			if (response.headersSent) response.destroy();
			else response.writeHead(500, { 'Content-Type': 'text/plain' }).end('Internal Server Error');
		}
	};
}

/** Returns the requested origin (`forwardedHeaders`), or the site's own if that is invalid. */
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

const PAYLOAD_TOO_LARGE = 413;
const TOO_MANY_REQUESTS = 429;

async function sendPageResponse(answer: Response, response: ServerResponse, status: number) {
	const policy = answer.headers.get('Content-Security-Policy');
	if (policy && import.meta.env.PROD)
		answer.headers.set('Content-Security-Policy', policyFor(policy, hostOf(response.req)));
	response.writeHead(status, [...answer.headers].flat());
	if (answer.body && response.req.method !== 'HEAD')
		await writeReadableStreamToWritable(answer.body, response);
	else response.end();
}
