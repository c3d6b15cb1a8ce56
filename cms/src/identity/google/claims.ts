import type { Context } from 'koa';
import { errors } from 'openid-client';
import { type Claims, GoogleRefusal } from './account';
import { callbackAddress, openIdClient } from './client';
import type { Errand } from './oauth-state';

/** Who comes back from the provider, proved by code, state, nonce and the token's signature. */
export async function claimsOf(ctx: Context, errand: Errand): Promise<Claims> {
	const client = await openIdClient();
	const { state, nonce, verifier } = errand;
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
			throw new GoogleRefusal('cancelled');
		throw error;
	}
}
