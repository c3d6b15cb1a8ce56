import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { createCallRateLimit } from '../../platform/limits/rate-limit';

const visitLimit = createCallRateLimit('visit');

/** Above the limit, a view is not counted. The answer is the same: browsers would show the visitor's page an error. */
export async function limitVisits(ctx: Context, next: Next) {
	try {
		await visitLimit(ctx, next);
	} catch (error) {
		if (!(error instanceof errors.RateLimitError)) throw error;
		ctx.remove('Retry-After');
		ctx.status = 204;
	}
}
