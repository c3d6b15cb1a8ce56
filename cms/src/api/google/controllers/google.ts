import { connectGoogle, type GoogleFailure, googleCallback, sitePages } from '@sumu/contract';
import { AuthorizationResponseError, ResponseBodyError } from 'openid-client';
import { createRedirectAction } from '../../../contract/action';
import { env } from '../../../env';
import { accountOf, GoogleError } from '../../../identity/google/account';
import { claimsOf } from '../../../identity/google/claims';
import {
	authorizationAddress,
	hasGoogle,
	openIdConfiguration,
} from '../../../identity/google/client';
import { consumeOAuthState, createOAuthState } from '../../../identity/google/oauth-state';
import { openSession } from '../../../identity/open-session';
import { logSecurity } from '../../../platform/security/security-log';

const toSiteUrl = (path: string) => env.origins.site + path;
const buildFailureUrl = (reason: GoogleFailure) => toSiteUrl(sitePages.googleFailed(reason));

/** Describes an error for the log, without the data sent to the provider. */
function reasonOf(error: unknown): string {
	if (!(error instanceof Error)) return 'unknown';
	const isProviderError =
		error instanceof AuthorizationResponseError || error instanceof ResponseBodyError;
	const { message, cause } = error;
	if (isProviderError) return `${message} (${JSON.stringify(error.error)})`;
	return cause instanceof Error ? `${message} (${cause.message})` : message;
}

function failureOf(error: unknown): string {
	const isOurs = error instanceof GoogleError;
	logSecurity('sign-in refused', { reason: isOurs ? error.reason : 'failed' });
	if (isOurs) return buildFailureUrl(error.reason);
	strapi.log.warn(`Sign-in with Google failed: ${reasonOf(error)}`);
	return buildFailureUrl('failed');
}

export default {
	connect: createRedirectAction(
		connectGoogle,
		async ({ query: { redirect = '', remember }, ctx }) => {
			if (!hasGoogle) return buildFailureUrl('off');
			try {
				const configuration = await openIdConfiguration();
				const oauthState = createOAuthState(ctx, redirect, remember === 'true');
				return await authorizationAddress(configuration, oauthState);
			} catch (error) {
				return failureOf(error);
			}
		},
	),

	callback: createRedirectAction(googleCallback, async ({ ctx }) => {
		if (!hasGoogle) return buildFailureUrl('off');
		const oauthState = consumeOAuthState(ctx);
		if (!oauthState) return buildFailureUrl('failed');
		try {
			const user = await accountOf(await claimsOf(ctx, oauthState));
			await openSession(ctx, user, oauthState.lasting);
			return toSiteUrl(sitePages.googleDone(oauthState.redirect));
		} catch (error) {
			return failureOf(error);
		}
	}),
};
