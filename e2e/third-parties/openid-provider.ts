import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import Provider from 'oidc-provider';
import { at, callbacks, client } from './addresses';
import { interact } from './interaction';

/** Whether the address is confirmed: those that begin with `unverified` are not. */
const isVerified = (email: string) => !email.startsWith('unverified');

const nameOf = (email: string) => {
	const name = email.split('@')[0] ?? '';
	return name.charAt(0).toUpperCase() + name.slice(1);
};

/** Starts a real OpenID provider that requires PKCE. Users sign in with an e-mail address only. */
export function startOpenIdProvider(port: number): Promise<void> {
	const provider = new Provider(at(port), {
		clients: [
			{
				client_id: client.id,
				client_secret: client.secret,
				redirect_uris: callbacks,
				grant_types: ['authorization_code'],
				response_types: ['code'],
			},
		],
		claims: {
			openid: ['sub'],
			email: ['email', 'email_verified'],
			profile: ['name', 'picture'],
		},
		conformIdTokenClaims: false,
		cookies: { keys: ['a key of the tests'] },
		features: { devInteractions: { enabled: false } },
		interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
		pkce: { required: () => true },
		findAccount: (_context, email) => ({
			accountId: email,
			claims: () => ({
				sub: email,
				email,
				email_verified: isVerified(email),
				name: nameOf(email),
			}),
		}),
	});
	const reply = provider.callback();
	const server = createServer((request: IncomingMessage, response: ServerResponse) => {
		if (!request.url?.startsWith('/interaction/')) return reply(request, response);
		interact(provider, request, response).catch((error: unknown) => {
			console.error(error);
			response.writeHead(500).end();
		});
	});
	return new Promise((resolve) => server.listen(port, resolve));
}
