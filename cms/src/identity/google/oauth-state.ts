import type { Context } from 'koa';
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import * as z from 'zod/mini';
import { env } from '../../env';
import { cookieName, refreshCookie } from '../session-rules';

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

const name = cookieName('sumu_google');
const minutes = 10;
const options = {
	path: '/api/connect/google',
	httpOnly: true,
	// The provider redirects back with a cross-site GET.
	sameSite: 'lax',
	secure: refreshCookie.secure,
	overwrite: true,
} as const;

/**
 * Returns `asked` if it is a path of the site, else the home page. Prevents open redirects after a sign-in with
 * Google.
 */
export function ownPath(asked = ''): string {
	const { origin } = new URL(env.origins.site);
	if (!/^\/(?![/\\])/.test(asked) || !URL.canParse(asked, origin)) return '/home';
	const url = new URL(asked, origin);
	const path = url.pathname + url.search + url.hash;
	return url.origin === origin && !path.startsWith('//') ? path : '/home';
}

export function begin(ctx: Context, redirect: string, lasting: boolean): OAuthState {
	const oauthState = {
		state: randomState(),
		nonce: randomNonce(),
		verifier: randomPKCECodeVerifier(),
		redirect: ownPath(redirect),
		lasting,
	};
	const value = encodeURIComponent(JSON.stringify(oauthState));
	ctx.cookies.set(name, value, { ...options, maxAge: minutes * 60_000 });
	return oauthState;
}

/** Returns the state of this browser and deletes its cookie. Null if the state is missing or invalid. */
export function end(ctx: Context): OAuthState | null {
	const value = ctx.cookies.get(name);
	ctx.cookies.set(name, '', { ...options, expires: new Date(0) });
	try {
		const oauthState = oauthStateSchema.parse(JSON.parse(decodeURIComponent(value ?? '')));
		// The browser may have changed the path, so check it again.
		return { ...oauthState, redirect: ownPath(oauthState.redirect) };
	} catch {
		return null;
	}
}
