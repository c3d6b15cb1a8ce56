import { FIRST_RETRY_DELAY_SECONDS } from '@sumu/contract';
import { createInstanceProof, instanceHeaders } from '@sumu/contract/instance-proof';
import { statePaths } from '@sumu/contract/parts';
import type { Context, Next } from 'koa';
import { env } from '../env';
import { isDatabaseReachable } from '../platform/database/ping';

/**
 * Readiness check: 204 if the database answers, else 503. Strapi itself serves the liveness check; a challenge in it
 * gets its proof.
 */
export default () => async (ctx: Context, next: Next) => {
	if (ctx.path === statePaths.lives) {
		const challenge = ctx.get(instanceHeaders.challenge);
		const proof = await createInstanceProof(env.INTERNAL_SECRET, challenge);
		if (proof) ctx.set(instanceHeaders.proof, proof);
	}
	if (ctx.path !== statePaths.ready) return next();
	ctx.set('Cache-Control', 'no-store');
	ctx.status = (await isDatabaseReachable()) ? 204 : 503;
	if (ctx.status === 503) ctx.set('Retry-After', String(FIRST_RETRY_DELAY_SECONDS));
};
