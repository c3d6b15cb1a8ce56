import { Agent, type ClientRequest, type IncomingMessage, ServerResponse } from 'node:http';
import { Transform } from 'node:stream';
import {
	apiEndpoints,
	type Endpoint,
	importLimits,
	reportVisit,
	uploadLimits,
} from '@sumu/contract';
import { requestIdHeader } from '@sumu/contract/logs';
import { hasBody, internalSecretHeader } from '@sumu/contract/parts';
import compressible from 'compressible';
import { createProxyServer } from 'httpxy';
import type { SiteEnv } from '../src/config/env.server.ts';
import { weakenEtag } from './cache/response.ts';
import { sendUnavailable } from './error-responses.ts';
import type { Middleware } from './middleware.ts';
import { refuseBody } from './refused-bodies.ts';

/** Maximum bytes of a request body; the longest article takes half of it. */
const MAX_CALL_BYTES = 1024 * 1024;
/** Bytes reserved for the other parts of a multipart upload. */
const MULTIPART_OVERHEAD_BYTES = 64 * 1024;

const pictureUploadPaths = new Set(
	Object.values<Endpoint>(apiEndpoints)
		.filter(({ file }) => file)
		.map(({ path }) => `/api${path}`),
);

const largeUploadPaths = new Set(
	Object.values<Endpoint>(apiEndpoints)
		.filter(({ uploads }) => uploads)
		.map(({ path }) => `/api${path}`),
);
/** Bytes reserved for the headers of each file in a large upload. */
const FILE_HEADER_BYTES = 1024;

/** Returns the maximum bytes of a request body for a path. */
export function limitOf(path: string): number {
	if (largeUploadPaths.has(path))
		return importLimits.bytes + importLimits.files * FILE_HEADER_BYTES;
	return pictureUploadPaths.has(path)
		? uploadLimits.bytes + MULTIPART_OVERHEAD_BYTES
		: MAX_CALL_BYTES;
}

/**
 * Forwards a body of unknown length and counts its bytes. Above `limit`, stops forwarding and calls `onExceeded` once.
 */
export function limitBodySize(
	request: IncomingMessage,
	limit: number,
	onExceeded: () => void,
): Transform {
	let length = 0;
	const counter = new Transform({
		transform(chunk: Buffer, _encoding, done) {
			length += chunk.length;
			if (length <= limit) return done(null, chunk);
			request.unpipe(counter);
			onExceeded();
		},
	});
	return request.pipe(counter);
}

/** Idle timeout of CMS connections in milliseconds; shorter than any CMS's own. */
const CMS_IDLE_TIMEOUT_MS = 3000;
const payloadTooLargeStatus = 413;

const visitPath = `/api${reportVisit.path}`;

/** Answers a call that the CMS did not. A view that is not counted must not be an error of the visitor's page. */
function answerFailure({ url }: IncomingMessage, response: ServerResponse, error: unknown): void {
	if (url === visitPath && !response.headersSent) response.writeHead(204).end();
	else sendUnavailable(response, error);
}

/** Paths that are forwarded to the CMS. */
export const forwardedPathPattern = /^\/(api|uploads)(\/|\?|$)/;

/** Forwards `/api` and `/uploads` to the CMS, so that the browser sees a single origin. */
export function forwardToCms(env: SiteEnv): Middleware {
	const { cmsAddress, internalSecret } = env;
	const proxyServer = createProxyServer({
		target: cmsAddress,
		...(internalSecret ? { headers: { [internalSecretHeader]: internalSecret } } : {}),
	});
	// Only this end closes idle connections: otherwise the CMS could close one just as a call starts.
	const connectionPool = new Agent({ keepAlive: true, timeout: CMS_IDLE_TIMEOUT_MS });
	const cmsRequests = new WeakMap<IncomingMessage, ClientRequest>();
	const refusedRequests = new WeakSet<IncomingMessage>();
	proxyServer.on('proxyReq', (call, request) => cmsRequests.set(request, call));
	// Drop the CMS's request id; ours is already set.
	proxyServer.on('proxyRes', ({ headers, statusCode }, _request, response) => {
		delete headers[requestIdHeader];
		// Hop-by-hop header of the CMS connection.
		delete headers.connection;
		// The response may be compressed before it is sent; partial responses never are.
		if (statusCode === 200 && headers.etag && compressible(headers['content-type'] ?? ''))
			headers.etag = weakenEtag(headers.etag);
		const here = response.getHeader('vary');
		if (here) headers.vary = [headers.vary, here].filter(Boolean).join(', ');
	});
	proxyServer.on('error', (error, request, response) => {
		if (request && refusedRequests.has(request)) return;
		if (request && response instanceof ServerResponse) answerFailure(request, response, error);
		else response?.destroy();
	});
	return (request, response, next) => {
		const { headers, url = '' } = request;
		if (!forwardedPathPattern.test(url)) return next();
		const limit = limitOf(url.split('?', 1)[0] ?? '');
		const refuseTooLarge = () => {
			refusedRequests.add(request);
			cmsRequests.get(request)?.destroy();
			void refuseBody(env, request, response, payloadTooLargeStatus);
		};
		if (Number(headers['content-length'] ?? 0) > limit) return refuseTooLarge();
		// A client that is answered early may still be sending.
		response.once('close', () => request.unpipe().resume());
		const isCounted = headers['transfer-encoding'] !== undefined;
		const body = isCounted ? { buffer: limitBodySize(request, limit, refuseTooLarge) } : {};
		// If the CMS answers before it has read a body, the rest would be parsed as another visitor's request. So each
		// call with a body uses its own connection.
		const agent = hasBody(headers) ? false : connectionPool;
		proxyServer
			.web(request, response, { ...body, agent })
			.catch((error: unknown) => answerFailure(request, response, error));
	};
}
