import type { Context } from 'koa';
import { AuthorizationResponseError, authorizationCodeGrant, fetchUserInfo } from 'openid-client';
import * as z from 'zod/mini';
import { type GoogleClaims, GoogleError } from './account';
import { callbackAddress, openIdConfiguration } from './client';
import type { OAuthState } from './oauth-state';

const claimsSchema = z.object({
	sub: z.string(),
	email: z.optional(z.string()),
	email_verified: z.optional(z.unknown()),
	name: z.optional(z.string()),
	picture: z.optional(z.string()),
});

/**
 * Returns the claims of a user returning from the provider, after checking code, state, nonce and the token's
 * signature.
 * @throws GoogleError if the user cancelled
 */
export async function claimsOf(ctx: Context, oauthState: OAuthState): Promise<GoogleClaims> {
	const configuration = await openIdConfiguration();
	const { state, nonce, verifier } = oauthState;
	try {
		const tokens = await authorizationCodeGrant(
			configuration,
			new URL(ctx.search, callbackAddress),
			{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier },
		);
		const claims = claimsSchema.parse(tokens.claims());
		if (claims.email) return claims;
		const more = await fetchUserInfo(configuration, tokens.access_token, claims.sub);
		return { ...claims, ...claimsSchema.parse(more) };
	} catch (error) {
		if (error instanceof AuthorizationResponseError && error.error === 'access_denied')
			throw new GoogleError('cancelled');
		throw error;
	}
}
