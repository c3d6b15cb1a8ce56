import type { Context } from 'koa';
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import * as z from 'zod/mini';
import { env } from '../../env';
import { cookieName, refreshCookie } from '../session-rules';

/** What a browser carries from the button to the callback: proof that the two belong together. */
const oauthStateSchema = z.object({
	state: z.string(),
	nonce: z.string(),
	verifier: z.string(),
	/** Path of the site to end at. */
	redirect: z.string(),
	lasting: z.boolean(),
});

export type OAuthState = z.output<typeof oauthStateSchema>;

const name = cookieName('sumu_google');
const minutes = 10;
const options = {
	path: '/api/connect/google',
	httpOnly: true,
	// The provider leads back with a GET from another site.
	sameSite: 'lax',
	secure: refreshCookie.secure,
	overwrite: true,
} as const;

/** A path of the site; anything else is the home page after a sign-in with Google. */
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

/** What this browser carries; it is over once it was asked for. */
export function end(ctx: Context): OAuthState | null {
	const value = ctx.cookies.get(name);
	ctx.cookies.set(name, '', { ...options, expires: new Date(0) });
	try {
		const oauthState = oauthStateSchema.parse(JSON.parse(decodeURIComponent(value ?? '')));
		// What a browser brings back is no longer what it was given.
		return { ...oauthState, redirect: ownPath(oauthState.redirect) };
	} catch {
		return null;
	}
}
