import type { Middleware } from './middleware.ts';

/** For every response; a page adds its own Content-Security-Policy. */
export const securityHeaders: Middleware = (_request, response, next) => {
	response.setHeader('X-Content-Type-Options', 'nosniff');
	response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
	response.setHeader('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
	response.setHeader('Permissions-Policy', 'camera=(), microphone=(), geolocation=()');
	next();
};
