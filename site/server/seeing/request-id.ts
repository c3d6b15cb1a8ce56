import { randomUUID } from 'node:crypto';
import { requestIdFrom, requestIdHeader } from '@sumu/contract/logs';
import type { SiteEnv } from '../../src/config/env.server.ts';
import { withRequestId } from '../../src/lib/log/request-id.server.ts';
import type { Middleware } from '../middleware.ts';

/** Gives each request a name, or keeps the one that a trusted proxy gave it, and says it in the response. */
export const namedRequest =
	({ trustsProxy }: SiteEnv): Middleware =>
	(request, response, next) => {
		const { headers } = request;
		const id = (trustsProxy && requestIdFrom(headers[requestIdHeader])) || randomUUID();
		headers[requestIdHeader] = id;
		response.setHeader(requestIdHeader, id);
		withRequestId(id, next);
	};
