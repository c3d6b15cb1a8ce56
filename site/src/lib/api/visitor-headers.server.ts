import { internalSecretHeader } from '@sumu/contract/parts';
import { siteEnv } from '../../config/env.server';

/**
 * Returns the headers that tell the CMS which visitor this server calls for, so that rate limits count visitors and not
 * the site. The server has already validated the request's `X-Forwarded-For`.
 */
export function visitorHeaders({ headers }: Request): Record<string, string> {
	const visitor = headers.get('x-forwarded-for');
	const { internalSecret } = siteEnv();
	return visitor && internalSecret
		? { 'X-Forwarded-For': visitor, [internalSecretHeader]: internalSecret }
		: {};
}
