import type { Context } from 'koa';
import { errors } from 'openid-client';
import { type Claims, GoogleError } from './account';
import { callbackAddress, openIdClient } from './client';
import type { OAuthState } from './oauth-state';

/** Who comes back from the provider, proved by code, state, nonce and the token's signature. */
export async function claimsOf(ctx: Context, oauthState: OAuthState): Promise<Claims> {
	const client = await openIdClient();
	const { state, nonce, verifier } = oauthState;
	try {
		const tokens = await client.callback(callbackAddress, client.callbackParams(ctx.req), {
			state,
			nonce,
			code_verifier: verifier,
		});
		const claims = tokens.claims();
		return claims.email ? claims : { ...claims, ...(await client.userinfo(tokens)) };
	} catch (error) {
		if (error instanceof errors.OPError && error.error === 'access_denied')
			throw new GoogleError('cancelled');
		throw error;
	}
}
