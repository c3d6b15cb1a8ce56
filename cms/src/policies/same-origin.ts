import { errors } from '@strapi/utils';
import { messages } from '@sumu/contract';
import { env } from '../env';

interface PolicyContext {
	request: { get: (header: string) => string };
}

const allowedOrigins = new Set([
	new URL(env.origins.site).origin,
	new URL(env.origins.cms).origin,
	...env.CLIENT_ORIGINS,
]);

/**
 * Allows calls that use the session cookie only from our own pages and those of `CLIENT_ORIGINS`. Browsers send their
 * origin; other clients have no cookies to steal.
 */
export default ({ request }: PolicyContext): boolean => {
	const origin = request.get('origin');
	if (
		origin === '' ||
		allowedOrigins.has(origin) ||
		request.get('sec-fetch-site') === 'same-origin'
	)
		return true;
	throw new errors.PolicyError(messages.otherAddress(env.origins.site));
};
