import { env } from '../env';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Seconds. In Strapi's terms, a remembered session is a `refresh` session, and one that ends with the browser a
 * `session`.
 */
export const lifespans = {
	accessTokenLifespan: 10 * minute,
	idleRefreshTokenLifespan: 14 * day,
	maxRefreshTokenLifespan: 30 * day,
	idleSessionLifespan: 12 * hour,
	maxSessionLifespan: day,
};

const isHttps = env.origins.site.startsWith('https:');

/**
 * Adds the `__Secure-` prefix if the site uses HTTPS. Browsers then accept the cookie over HTTPS only, so that an
 * attacker on the network cannot set it.
 */
export const cookieName = (name: string) => (isHttps ? `__Secure-${name}` : name);

export const refreshCookie = {
	name: cookieName('sumu_refresh'),
	sameSite: 'lax',
	path: '/api/auth',
	/** By default, Strapi requires HTTPS in production, even if the site has none. */
	secure: isHttps,
} as const;
