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

export const refreshCookie = {
	name: 'sumu_refresh',
	sameSite: 'lax',
	path: '/api/auth',
	/** Strapi's own default would demand HTTPS in production even where there is none. */
	secure: env.origins.site.startsWith('https:'),
} as const;
