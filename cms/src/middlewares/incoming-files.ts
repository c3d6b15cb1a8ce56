import type { IncomingMessage } from 'node:http';
import { errors } from '@strapi/utils';
import { apiEndpoints, messages } from '@sumu/contract';
import type { Context, Next } from 'koa';
import { refuseContentType } from '../contract/content-type';
import { discardBody } from '../platform/lib/discard-body';
import { createCallRateLimit } from '../platform/limits/rate-limit';

const pathsWith = (key: 'file' | 'takesForms') =>
	new Set(
		Object.values(apiEndpoints)
			.filter((endpoint) => key in endpoint)
			.map(({ path }) => `/api${path}`),
	);
const filePaths = pathsWith('file');
/** E-mail clients may post a one-click unsubscription as a multipart form (RFC 8058, section 3.1). */
const formPaths = pathsWith('takesForms');
/** Routes of Strapi's media library. */
const mediaLibraryPath = /^\/upload(\/|$)/;

const bodyHeaders = ['content-type', 'content-length', 'transfer-encoding'];

/** Discards a request's body and the headers that describe it. */
async function dropBody(request: IncomingMessage) {
	await discardBody(request);
	for (const name of bodyHeaders) delete request.headers[name];
}

/**
 * Restricts multipart requests, because their files are written to disk before the sender is authenticated. They are
 * only accepted on routes that take files, with a token, and within a rate limit.
 */
export default () => {
	const limit = createCallRateLimit('files');
	return async (ctx: Context, next: Next) => {
		if (!ctx.is('multipart')) return next();
		if (formPaths.has(ctx.path)) {
			// The token is in the URL; the form contains nothing else.
			await dropBody(ctx.req);
			return next();
		}
		try {
			if (!filePaths.has(ctx.path) && !mediaLibraryPath.test(ctx.path)) refuseContentType(ctx);
			if (!ctx.get('authorization'))
				throw new errors.UnauthorizedError(messages.unauthorizedRequest);
			await limit(ctx, next);
		} finally {
			await discardBody(ctx.req);
		}
	};
};
