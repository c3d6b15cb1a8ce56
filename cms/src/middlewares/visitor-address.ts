import { isIP } from 'node:net';
import { refusedBodyHeader } from '@sumu/contract/bodies';
import { internalSecretHeader } from '@sumu/contract/parts';
import type { Context, Next } from 'koa';
import { isFromSite } from '../platform/lib/secrets';

/**
 * Sets the visitor's address on calls that the site passes on, which would otherwise all seem to come from the site.
 * Only the site is trusted, because it knows the internal secret; for others, TRUST_PROXY decides.
 */
export default () => (ctx: Context, next: Next) => {
	if (isFromSite(ctx)) {
		const visitor = ctx.get('x-forwarded-for').split(',').at(-1)?.trim() ?? '';
		if (isIP(visitor)) ctx.request.ip = visitor;
	} else delete ctx.req.headers[refusedBodyHeader];
	delete ctx.req.headers[internalSecretHeader];
	return next();
};
