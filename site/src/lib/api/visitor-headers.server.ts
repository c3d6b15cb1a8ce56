import { internalSecretHeader } from '@sumu/contract/parts';
import { siteEnv } from '../../config/env.server';

/**
 * Tells the CMS on whose behalf this server calls, so that its limits count visitors and not the
 * site. The server has made sure of the request's `X-Forwarded-For` before.
 */
export function visitorHeaders({ headers }: Request): Record<string, string> {
	const visitor = headers.get('x-forwarded-for');
	const { internalSecret } = siteEnv();
	return visitor && internalSecret
		? { 'X-Forwarded-For': visitor, [internalSecretHeader]: internalSecret }
		: {};
}
