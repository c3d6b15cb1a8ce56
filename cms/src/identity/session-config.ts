import { env } from '../env';

const SECONDS_PER_MINUTE = 60;
const SECONDS_PER_HOUR = 60 * SECONDS_PER_MINUTE;
const SECONDS_PER_DAY = 24 * SECONDS_PER_HOUR;

/**
 * Seconds. In Strapi's terms, a remembered session is a `refresh` session, and one that ends with the browser a
 * `session`.
 */
export const sessionLifespans = {
	accessTokenLifespan: 10 * SECONDS_PER_MINUTE,
	idleRefreshTokenLifespan: 14 * SECONDS_PER_DAY,
	maxRefreshTokenLifespan: 30 * SECONDS_PER_DAY,
	idleSessionLifespan: 12 * SECONDS_PER_HOUR,
	maxSessionLifespan: SECONDS_PER_DAY,
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
