import type { SiteEnv } from '../src/config/env.server.ts';
import type { Middleware } from './middleware.ts';

/** HSTS max-age in seconds. */
const httpsFor = 365 * 24 * 3600;

/** Sets the security headers of every response; pages add their own Content-Security-Policy. */
export const securityHeaders =
	({ origin }: Pick<SiteEnv, 'origin'>): Middleware =>
	(_request, response, next) => {
		if (origin.startsWith('https:'))
			response.setHeader('Strict-Transport-Security', `max-age=${httpsFor}`);
		response.setHeader('X-Content-Type-Options', 'nosniff');
		response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
		response.setHeader('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
		response.setHeader('Permissions-Policy', 'camera=(), microphone=(), geolocation=()');
		next();
	};
