import { refreshCookie as cookie } from '../identity/session-config';

/** Security schemes of the document. */
export const securitySchemes = {
	bearer: {
		type: 'http',
		scheme: 'bearer',
		bearerFormat: 'JWT',
		description: 'The access token in `jwt` of `POST /auth/local`. It expires after ten minutes.',
	},
	refreshCookie: {
		type: 'apiKey',
		in: 'cookie',
		name: cookie.name,
		description: 'The refresh token, which sign-in sets as an `HttpOnly` cookie.',
	},
} as const;

export const bearerRequirement = { bearer: [] };
export const refreshCookieRequirement = { refreshCookie: [] };
