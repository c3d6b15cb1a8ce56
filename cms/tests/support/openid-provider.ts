import { createHash, generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import jwt from 'jsonwebtoken';
import { freePort } from './free-port.ts';

/** The next person to sign in, and deliberate errors of the provider. */
export interface Visit {
	claims: Record<string, unknown>;
	/** Returned by the userinfo endpoint only, not in the token. */
	userinfo?: Record<string, unknown>;
	/** Response at `/picture`; null redirects to another host. */
	picture?: Buffer | null;
	/** Refuses with this OAuth error code. */
	refusal?: string;
	/** Replaces claims of the signed token. */
	forged?: Record<string, unknown>;
	/** Signs with a key that is not in the published key set. */
	foreignKey?: boolean;
}

const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

/** Starts an OpenID provider with discovery, the authorization code flow with PKCE, and signed tokens. */
export async function startProvider({ id, secret }: { id: string; secret: string }) {
	const port = await freePort();
	const issuer = `http://127.0.0.1:${port}`;
	const [key, foreign] = [newKey(), newKey()];
	const codes = new Map<string, URLSearchParams>();
	const asked: URLSearchParams[] = [];
	/** Userinfo responses by Authorization header. */
	const userinfos = new Map<string, object>();
	let pictures = 0;
	let visit: Visit = { claims: {} };

	const discovery = {
		issuer,
		authorization_endpoint: `${issuer}/authorize`,
		token_endpoint: `${issuer}/token`,
		userinfo_endpoint: `${issuer}/userinfo`,
		jwks_uri: `${issuer}/jwks`,
		response_types_supported: ['code'],
		subject_types_supported: ['public'],
		id_token_signing_alg_values_supported: ['RS256'],
		code_challenge_methods_supported: ['S256'],
	};
	const jwks = {
		keys: [{ ...key.publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' }],
	};

	function authorize(query: URLSearchParams): string {
		asked.push(query);
		const back = new URL(query.get('redirect_uri') ?? '');
		back.searchParams.set('state', query.get('state') ?? '');
		if (visit.refusal) back.searchParams.set('error', visit.refusal);
		else {
			const code = randomUUID();
			codes.set(code, query);
			back.searchParams.set('code', code);
		}
		return back.href;
	}

	function idToken(request: URLSearchParams) {
		const { privateKey } = visit.foreignKey ? foreign : key;
		const exp = Math.floor(Date.now() / 1000) + 300;
		const own = { nonce: request.get('nonce'), iss: issuer, aud: id, exp };
		const claims = { ...visit.claims, ...own, ...visit.forged };
		return jwt.sign(claims, privateKey, { algorithm: 'RS256', keyid: 'one' });
	}

	/** Redeems a code once. The client must send the verifier that matches the code's challenge. */
	function token(form: URLSearchParams) {
		const code = form.get('code') ?? '';
		const request = codes.get(code);
		codes.delete(code);
		const verifier = form.get('code_verifier') ?? '';
		const challenge = createHash('sha256').update(verifier).digest('base64url');
		const right =
			form.get('client_id') === id &&
			form.get('client_secret') === secret &&
			request?.get('code_challenge') === challenge &&
			request.get('redirect_uri') === form.get('redirect_uri');
		if (!right) return { error: 'invalid_grant' };
		const access_token = randomBytes(16).toString('hex');
		userinfos.set(`Bearer ${access_token}`, { sub: visit.claims.sub, ...visit.userinfo });
		return { access_token, token_type: 'Bearer', expires_in: 300, id_token: idToken(request) };
	}

	async function reply(request: IncomingMessage, response: ServerResponse) {
		const { pathname, searchParams } = new URL(request.url ?? '/', issuer);
		const json = (body: object) => {
			response.writeHead('error' in body ? 400 : 200, { 'content-type': 'application/json' });
			response.end(JSON.stringify(body));
		};
		if (pathname === '/authorize')
			return response.writeHead(303, { location: authorize(searchParams) }).end();
		if (pathname === '/picture') {
			pictures += 1;
			if (visit.picture) return response.end(visit.picture);
			return response.writeHead(302, { location: 'http://127.0.0.1:9/x.png' }).end();
		}
		if (pathname === '/jwks') return json(jwks);
		if (pathname === '/userinfo')
			return json(userinfos.get(request.headers.authorization ?? '') ?? { error: 'invalid_token' });
		if (pathname !== '/token') return json(discovery);
		json(token(new URLSearchParams(await text(request))));
	}

	const server = createServer(reply).listen(port, '127.0.0.1');
	await once(server, 'listening');
	return {
		issuer,
		/** Authorization requests of the client, oldest first. */
		asked,
		/** Number of picture requests. */
		pictures: () => pictures,
		receive(next: Visit) {
			visit = next;
		},
		async stop() {
			server.close();
			server.closeAllConnections();
			await once(server, 'close');
		},
	};
}
