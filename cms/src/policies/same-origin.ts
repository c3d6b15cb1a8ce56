import { errors } from '@strapi/utils';
import { messages } from '@sumu/contract';
import { env } from '../env';

interface PolicyContext {
	request: { get: (header: string) => string };
}

const ours = new Set([
	new URL(env.origins.site).origin,
	new URL(env.origins.cms).origin,
	...env.CLIENT_ORIGINS,
]);

/**
 * Calls that use the session's cookie are for our own pages, and for those of `CLIENT_ORIGINS`: a browser says where a request comes
 * from, and what is no browser has no cookies to steal.
 */
export default ({ request }: PolicyContext): boolean => {
	const origin = request.get('origin');
	if (origin === '' || ours.has(origin) || request.get('sec-fetch-site') === 'same-origin')
		return true;
	throw new errors.PolicyError(messages.otherAddress(env.origins.site));
};
