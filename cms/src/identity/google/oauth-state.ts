import type { Context } from 'koa';
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import * as z from 'zod/mini';
import { env } from '../../env';
import { cookieName, refreshCookie } from '../session-config';

/** State kept in a cookie from the sign-in button to the callback. It proves that the two belong together. */
const oauthStateSchema = z.object({
	state: z.string(),
	nonce: z.string(),
	verifier: z.string(),
	/** Path of the site to open after the sign-in. */
	redirect: z.string(),
	lasting: z.boolean(),
});

export type OAuthState = z.output<typeof oauthStateSchema>;

const stateCookieName = cookieName('sumu_google');
const STATE_LIFETIME_MINUTES = 10;
const stateCookieOptions = {
	path: '/api/connect/google',
	httpOnly: true,
	// The provider redirects back with a cross-site GET.
	sameSite: 'lax',
	secure: refreshCookie.secure,
	overwrite: true,
} as const;

/**
 * Returns `requestedPath` if it is a path of the site, else the home page. Prevents open redirects after a sign-in with
 * Google.
 */
export function ownPath(requestedPath = ''): string {
	const { origin } = new URL(env.origins.site);
	if (!/^\/(?![/\\])/.test(requestedPath) || !URL.canParse(requestedPath, origin)) return '/home';
	const url = new URL(requestedPath, origin);
	const path = url.pathname + url.search + url.hash;
	return url.origin === origin && !path.startsWith('//') ? path : '/home';
}

export function createOAuthState(ctx: Context, redirect: string, lasting: boolean): OAuthState {
	const oauthState = {
		state: randomState(),
		nonce: randomNonce(),
		verifier: randomPKCECodeVerifier(),
		redirect: ownPath(redirect),
		lasting,
	};
	const value = encodeURIComponent(JSON.stringify(oauthState));
	ctx.cookies.set(stateCookieName, value, {
		...stateCookieOptions,
		maxAge: STATE_LIFETIME_MINUTES * 60_000,
	});
	return oauthState;
}

/** Returns the state of this browser and deletes its cookie. Null if the state is missing or invalid. */
export function consumeOAuthState(ctx: Context): OAuthState | null {
	const value = ctx.cookies.get(stateCookieName);
	ctx.cookies.set(stateCookieName, '', { ...stateCookieOptions, expires: new Date(0) });
	try {
		const oauthState = oauthStateSchema.parse(JSON.parse(decodeURIComponent(value ?? '')));
		// The browser may have changed the path, so check it again.
		return { ...oauthState, redirect: ownPath(oauthState.redirect) };
	} catch {
		return null;
	}
}
