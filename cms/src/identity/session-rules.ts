import { env } from '../env';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Seconds. Strapi calls a session that is remembered `refresh`, and one that ends with the browser
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

/** With this at its start a browser takes a cookie over HTTPS alone, so nobody on the way sets one. */
export const cookieName = (name: string) => (isHttps ? `__Secure-${name}` : name);

export const refreshCookie = {
	name: cookieName('sumu_refresh'),
	sameSite: 'lax',
	path: '/api/auth',
	/** Strapi's own default would demand HTTPS in production even where there is none. */
	secure: isHttps,
} as const;
