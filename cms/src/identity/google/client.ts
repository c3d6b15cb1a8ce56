import {
	allowInsecureRequests,
	buildAuthorizationUrl,
	type Configuration,
	calculatePKCECodeChallenge,
	discovery,
	enableNonRepudiationChecks,
} from 'openid-client';
import { env } from '../../env';
import type { OAuthState } from './oauth-state';

/** Redirect URI for the provider. */
export const callbackAddress = `${env.origins.site}/api/connect/google/callback`;

/** Seconds the provider may take for each response. */
const REQUEST_TIMEOUT_SECONDS = 5;

let configurationPromise: Promise<Configuration> | undefined;

async function discoverConfiguration(): Promise<Configuration> {
	const issuer = new URL(env.GOOGLE_ISSUER ?? 'https://accounts.google.com');
	const { GOOGLE_CLIENT_ID = '', GOOGLE_CLIENT_SECRET } = env;
	return discovery(issuer, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, undefined, {
		timeout: REQUEST_TIMEOUT_SECONDS,
		execute: [
			// Without this, the token's signature is not checked, because TLS already authenticates its sender.
			enableNonRepudiationChecks,
			...(issuer.protocol === 'http:' ? [allowInsecureRequests] : []),
		],
	});
}

/** Returns the provider's configuration. It is discovered once; after a failure, the next call tries again. */
export function openIdConfiguration(): Promise<Configuration> {
	configurationPromise ??= discoverConfiguration().catch((error: unknown) => {
		configurationPromise = undefined;
		throw error;
	});
	return configurationPromise;
}

/** Returns the address at which the user signs in at the provider. */
export async function authorizationAddress(
	configuration: Configuration,
	{ state, nonce, verifier }: OAuthState,
): Promise<string> {
	return buildAuthorizationUrl(configuration, {
		redirect_uri: callbackAddress,
		scope: 'openid email profile',
		state,
		nonce,
		code_challenge: await calculatePKCECodeChallenge(verifier),
		code_challenge_method: 'S256',
	}).href;
}

/** Whether sign-in with Google is configured. */
export const hasGoogle = Boolean(env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET);
