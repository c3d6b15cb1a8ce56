import { errors } from '@strapi/utils';
import { connectGoogle, type GoogleFailure, googleCallback, sitePages } from '@sumu/contract';
import { generators } from 'openid-client';
import { redirection } from '../../../contract/action';
import { env } from '../../../env';
import { accountOf, GoogleError } from '../../../identity/google/account';
import { claimsOf } from '../../../identity/google/claims';
import { openIdClient } from '../../../identity/google/client';
import { begin, end } from '../../../identity/google/oauth-state';
import { openSession } from '../../../identity/open-session';
import { features } from '../../../platform/lib/features';

const onSite = (path: string) => env.origins.site + path;
const failed = (reason: GoogleFailure) => onSite(sitePages.googleFailed(reason));

/** What went wrong is for the log, without what the provider was told. */
function failureOf(error: unknown): string {
	if (error instanceof GoogleError) return failed(error.reason);
	const reason = error instanceof Error ? error.message : 'unknown';
	strapi.log.warn(`Sign-in with Google failed: ${reason}`);
	return failed('failed');
}

export default {
	connect: redirection(connectGoogle, async ({ query: { redirect = '', remember }, ctx }) => {
		if (!features.google) throw new errors.NotFoundError();
		try {
			const client = await openIdClient();
			const { state, nonce, verifier } = begin(ctx, redirect, remember === 'true');
			return client.authorizationUrl({
				scope: 'openid email profile',
				state,
				nonce,
				code_challenge: generators.codeChallenge(verifier),
				code_challenge_method: 'S256',
			});
		} catch (error) {
			return failureOf(error);
		}
	}),

	callback: redirection(googleCallback, async ({ ctx }) => {
		if (!features.google) throw new errors.NotFoundError();
		const oauthState = end(ctx);
		if (!oauthState) return failed('failed');
		try {
			const user = await accountOf(await claimsOf(ctx, oauthState));
			await openSession(ctx, user, oauthState.lasting);
			return onSite(sitePages.googleDone(oauthState.redirect));
		} catch (error) {
			return failureOf(error);
		}
	}),
};
