import { randomUUID } from 'node:crypto';
import { requestIdFrom, requestIdHeader } from '@sumu/contract/logs';
import type { SiteEnv } from '../../src/config/env.server.ts';
import { withRequestId } from '../../src/lib/log/request-id.server.ts';
import type { Middleware } from '../middleware.ts';

/** Assigns each request an id, or keeps the one from a trusted proxy, and returns it in the response. */
export const namedRequest =
	({ trustsProxy }: SiteEnv): Middleware =>
	(request, response, next) => {
		const { headers } = request;
		const id = (trustsProxy && requestIdFrom(headers[requestIdHeader])) || randomUUID();
		headers[requestIdHeader] = id;
		response.setHeader(requestIdHeader, id);
		withRequestId(id, next);
	};
