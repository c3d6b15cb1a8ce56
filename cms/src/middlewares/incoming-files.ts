import type { IncomingMessage } from 'node:http';
import { errors } from '@strapi/utils';
import { endpoints, messages } from '@sumu/contract';
import type { Context, Next } from 'koa';
import { refuseContentType } from '../contract/content-type';
import { discardBody } from '../platform/lib/discard-body';
import { limitedCall } from '../platform/limits/rate-limit';

const pathsWith = (key: 'file' | 'takesForms') =>
	new Set(
		Object.values(endpoints)
			.filter((endpoint) => key in endpoint)
			.map(({ path }) => `/api${path}`),
	);
const takers = pathsWith('file');
/** E-mail clients may post a one-click unsubscription as a multipart form (RFC 8058, section 3.1). */
const formTakers = pathsWith('takesForms');
/** Routes of Strapi's media library. */
const library = /^\/upload(\/|$)/;

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
	const limit = limitedCall('files');
	return async (ctx: Context, next: Next) => {
		if (!ctx.is('multipart')) return next();
		if (formTakers.has(ctx.path)) {
			// The token is in the URL; the form contains nothing else.
			await dropBody(ctx.req);
			return next();
		}
		try {
			if (!takers.has(ctx.path) && !library.test(ctx.path)) refuseContentType(ctx);
			if (!ctx.get('authorization')) throw new errors.UnauthorizedError(messages.unauthorized);
			await limit(ctx, next);
		} finally {
			await discardBody(ctx.req);
		}
	};
};
