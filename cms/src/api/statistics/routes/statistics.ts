import { errors } from '@strapi/utils';
import { readStatistics, reportVisit } from '@sumu/contract';
import type { Context, Next } from 'koa';
import { createRoute } from '../../../contract/route';
import { createCallRateLimit } from '../../../platform/limits/rate-limit';

const visitLimit = createCallRateLimit('visit');

/** Above the limit, a view is not counted. The answer is the same: browsers would show the visitor's page an error. */
async function limitVisits(ctx: Context, next: Next) {
	try {
		await visitLimit(ctx, next);
	} catch (error) {
		if (!(error instanceof errors.RateLimitError)) throw error;
		ctx.remove('Retry-After');
		ctx.status = 204;
	}
}

export default {
	routes: [createRoute(reportVisit, { middlewares: [limitVisits] }), createRoute(readStatistics)],
};
