import { type Client, Issuer } from 'openid-client';
import { env } from '../../env';

/** Where the provider leads people back to. */
export const callbackAddress = `${env.origins.site}/api/connect/google/callback`;

let client: Promise<Client> | undefined;

async function discovered(): Promise<Client> {
	const { Client } = await Issuer.discover(env.GOOGLE_ISSUER ?? 'https://accounts.google.com');
	return new Client({
		client_id: env.GOOGLE_CLIENT_ID ?? '',
		client_secret: env.GOOGLE_CLIENT_SECRET ?? '',
		redirect_uris: [callbackAddress],
		response_types: ['code'],
	});
}

/** The OpenID client; the provider is asked what it can do once, and again after it did not answer. */
export function openIdClient(): Promise<Client> {
	client ??= discovered().catch((error: unknown) => {
		client = undefined;
		throw error;
	});
	return client;
}
