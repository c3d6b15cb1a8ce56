import { isIP } from 'node:net';
import { refusedBodyHeader } from '@sumu/contract/bodies';
import { internalSecretHeader } from '@sumu/contract/parts';
import type { Context, Next } from 'koa';
import { isFromSite } from '../platform/lib/from-site';

/**
 * The site passes its visitors' calls on, so all would seem to come from one address. It is
 * believed about theirs because it knows the secret; anyone else's word is left to TRUST_PROXY.
 */
export default () => (ctx: Context, next: Next) => {
	if (isFromSite(ctx)) {
		const visitor = ctx.get('x-forwarded-for').split(',').at(-1)?.trim() ?? '';
		if (isIP(visitor)) ctx.request.ip = visitor;
	} else delete ctx.req.headers[refusedBodyHeader];
	delete ctx.req.headers[internalSecretHeader];
	return next();
};
