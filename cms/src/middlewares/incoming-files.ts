import { errors } from '@strapi/utils';
import { endpoints, messages } from '@sumu/contract';
import type { Context, Next } from 'koa';
import { limitedCall } from '../platform/limits/rate-limit';

const takers = new Set(
	Object.values(endpoints)
		.filter((endpoint) => 'file' in endpoint)
		.map(({ path }) => `/api${path}`),
);
/** Strapi's own library. */
const library = /^\/upload(\/|$)/;

/**
 * Files are written to disk before anybody knows who sends them: so only where some are taken, from
 * whoever shows a token, and not too often.
 */
export default () => {
	const limit = limitedCall('files');
	return (ctx: Context, next: Next) => {
		if (!ctx.is('multipart')) return next();
		if (!takers.has(ctx.path) && !library.test(ctx.path))
			throw new errors.ValidationError(messages.noFilesHere);
		if (!ctx.get('authorization')) throw new errors.UnauthorizedError(messages.unauthorized);
		return limit(ctx, next);
	};
};
