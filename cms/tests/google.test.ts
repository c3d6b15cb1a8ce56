import { sitePages } from '@sumu/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookieLineOf, cookieOf, newcomer, person, signIn } from './support/accounts.ts';
import { call } from './support/api.ts';
import { execute } from './support/execute-sql.ts';
import { startProvider, type Visit } from './support/openid-provider.ts';
import { panel } from './support/panel.ts';
import { preparedDatabase } from './support/prepared-database.ts';
import { turnOn } from './support/second-factor.ts';
import { owner, type Server, startServer } from './support/server.ts';

const client = { id: 'the-site', secret: 'woven-secret-of-the-client' };
const site = 'http://site.test';
let people = 0;

/** Claims of a Google account without an account here. */
function stranger(change: Record<string, unknown> = {}) {
	people += 1;
	const email = `google-${people}@example.com`;
	return { sub: `sub-${people}`, email, email_verified: true, name: 'Goo Gle', ...change };
}

describe('sign-in with Google', () => {
	let server: Server;
	let provider: Awaited<ReturnType<typeof startProvider>>;
	let remove: () => void;
	let variables: Record<string, string>;
	const secrets: string[] = [client.secret];

	beforeAll(async () => {
		const database = await preparedDatabase();
		({ remove, variables } = database);
		provider = await startProvider(client);
		server = await startServer({
			...database.variables,
			GOOGLE_CLIENT_ID: client.id,
			GOOGLE_CLIENT_SECRET: client.secret,
			GOOGLE_ISSUER: provider.issuer,
		});
	});
	afterAll(async () => {
		await server.stop();
		await provider.stop();
		remove();
	});

	const cookiesOf = (headers: Headers) =>
		headers
			.getSetCookie()
			.map((line) => line.split(';')[0])
			.join('; ');
	const connect = async (query = '') => {
		const { status, headers } = await call(`/connect/google${query}`, { base: server.url });
		expect(status).toBe(302);
		return { address: headers.get('location') ?? '', cookie: cookiesOf(headers) };
	};
	/** Visits the provider and returns the path and query of its redirect to our callback. */
	const visitProvider = async (address: string, visit: Visit) => {
		provider.receive(visit);
		const response = await fetch(address, { redirect: 'manual' });
		const back = new URL(response.headers.get('location') ?? '');
		expect(back.origin + back.pathname).toBe(`${site}/api/connect/google/callback`);
		secrets.push(back.searchParams.get('code') ?? client.secret);
		return back.pathname + back.search;
	};
	const finish = async (path: string, cookie: string) => {
		const { status, headers } = await call(path, { base: server.url, cookie });
		expect(status).toBe(302);
		return { location: headers.get('location'), headers, cookie: cookieOf(headers) };
	};
	const come = async (visit: Visit, query = '') => {
		const { address, cookie } = await connect(query);
		return finish(await visitProvider(address, visit), cookie);
	};
	const refresh = (cookie: string) =>
		call('/api/auth/refresh', { method: 'POST', body: {}, cookie, base: server.url });
	const failed = (reason: Parameters<typeof sitePages.googleFailed>[0]) =>
		site + sitePages.googleFailed(reason);
	const read = (key: string, token: string) =>
		call(`/api/user/${key}`, { token, base: server.url });

	it('creates an account at the first sign-in and finds it by Google id later', async () => {
		const claims = stranger();
		const { location, headers, cookie } = await come({ claims });
		expect(location).toBe(site + sitePages.googleDone('/home'));
		expect(headers.get('set-cookie')).toMatch(/sumu_refresh=[^;]+; path=\/api\/auth; .*httponly/i);
		const { jwt } = (await refresh(cookie)).body;
		const { data } = (await read(claims.email, jwt)).body;
		expect(data).toMatchObject({
			displayName: 'Goo Gle',
			emailVerified: true,
			hasPassword: false,
			photoURL: null,
			role: 'normal',
		});
		const agreed = Date.parse(data.termsAccepted);
		expect(Math.abs(Date.now() - agreed)).toBeLessThan(60_000);
		expect(location).not.toContain(jwt);
		const renamed = { ...claims, email: `renamed-${claims.email}` };
		const again = await come({ claims: renamed });
		const second = (await refresh(again.cookie)).body.jwt;
		expect((await read(claims.email, second)).body.data).toMatchObject({
			_id: data._id,
			termsAccepted: data.termsAccepted,
		});
		secrets.push(jwt, second);
	});

	describe('the Google profile picture', () => {
		const photoOf = async ({ claims, ...visit }: Visit & { claims: { email: string } }) => {
			const { cookie } = await come({ claims, ...visit });
			const { jwt, user } = (await refresh(cookie)).body;
			expect(user.email).toBe(claims.email);
			return (await read(claims.email, jwt)).body.data.photoURL;
		};
		const drawn = (background: string) =>
			sharp({ create: { width: 96, height: 96, channels: 3, background } })
				.png()
				.toBuffer();

		it('is copied once, at the first sign-in', async () => {
			const claims = stranger({ picture: `${provider.issuer}/picture` });
			const before = provider.pictures();
			const photoURL = await photoOf({ claims, picture: await drawn('#C42D14') });
			expect(photoURL).toMatch(/^http:\/\/site\.test\/uploads\/.+\.png$/);
			const { pathname } = new URL(photoURL);
			const served = await fetch(server.url + pathname);
			expect(served.headers.get('content-type')).toBe('image/png');
			expect(await photoOf({ claims, picture: await drawn('#0E3B2E') })).toBe(photoURL);
			expect(provider.pictures()).toBe(before + 1);
		});

		it('is not replaced when a legacy client sends its Google URL', async () => {
			const address = `${provider.issuer}/picture`;
			const claims = stranger({ picture: address });
			const { cookie } = await come({ claims, picture: await drawn('#C42D14') });
			const { jwt, user } = (await refresh(cookie)).body;
			expect(user.photoURL).toMatch(/^http:\/\/site\.test\/uploads\//);
			const before = provider.pictures();
			const saved = await call(`/user/${user.email}`, {
				method: 'PUT',
				base: server.url,
				token: jwt,
				body: {
					displayName: claims.name,
					email: claims.email,
					emailVerified: true,
					phoneNumber: null,
					photoURL: address,
				},
			});
			expect(saved).toMatchObject({
				status: 200,
				body: { data: { photoURL: user.photoURL }, token: expect.any(String) },
			});
			expect(provider.pictures()).toBe(before);
		});

		it('is copied for an old account that links to it, or removed if unavailable', async () => {
			const body = { email: owner.email, password: owner.password };
			const panelIn = await call('/admin/login', { method: 'POST', body, base: server.url });
			const target = { url: server.url, token: panelIn.body.data.token };
			const old = `${provider.issuer}/picture`;
			const oneOfBefore = async (picture: Buffer | null) => {
				const claims = stranger();
				const { user } = (await refresh((await come({ claims })).cookie)).body;
				const path = `/content-manager/collection-types/plugin::users-permissions.user/${user._id}`;
				await panel('PUT', path, { photoURL: old }, target);
				return photoOf({ claims, picture });
			};
			expect(await oneOfBefore(await drawn('#C42D14'))).toMatch(/^http:\/\/site\.test\/uploads\//);
			expect(await oneOfBefore(null)).toBeNull();
		});

		it('is fetched only from the provider and ignored unless it is an image', async () => {
			const own = `${provider.issuer}/picture`;
			const before = provider.pictures();
			const local = new URL(own);
			local.hostname = 'localhost';
			for (const picture of ['https://lh3.example.com/goo.png', local.href, 'nonsense'])
				expect(await photoOf({ claims: stranger({ picture }) })).toBeNull();
			expect(provider.pictures()).toBe(before);
			for (const picture of [null, Buffer.from('<svg/>')])
				expect(await photoOf({ claims: stranger({ picture: own }), picture })).toBeNull();
		});
	});

	it('reads missing claims from userinfo only if the subject matches', async () => {
		const { sub, ...userinfo } = stranger();
		const { cookie } = await come({ claims: { sub }, userinfo });
		const { jwt } = (await refresh(cookie)).body;
		expect((await read(userinfo.email, jwt)).body.data.displayName).toBe('Goo Gle');
		const { sub: other, ...others } = stranger();
		const swapped = await come({ claims: { sub: other }, userinfo: { ...others, sub } });
		expect(swapped.location).toBe(failed('failed'));
	});

	it('sends new PKCE, state and nonce values with each request', async () => {
		await come({ claims: stranger() });
		await come({ claims: stranger() });
		const [one, other] = provider.asked.slice(-2);
		expect(one?.get('code_challenge_method')).toBe('S256');
		expect(one?.get('response_type')).toBe('code');
		expect(one?.get('scope')).toBe('openid email profile');
		for (const name of ['state', 'nonce', 'code_challenge']) {
			expect(one?.get(name)).toMatch(/^[\w-]{20,}$/);
			expect(one?.get(name)).not.toBe(other?.get(name));
		}
		expect(JSON.stringify([...(one ?? [])])).not.toContain(client.secret);
	});

	it('rejects unverified e-mail addresses and cancelled or failed sign-ins', async () => {
		const refusals: [Visit, Parameters<typeof failed>[0]][] = [
			[{ claims: stranger({ email_verified: false }) }, 'unverified'],
			[{ claims: stranger({ email_verified: undefined }) }, 'unverified'],
			[{ claims: stranger({ email_verified: 'true' }) }, 'unverified'],
			[{ claims: {}, refusal: 'access_denied' }, 'cancelled'],
			[{ claims: {}, refusal: 'server_error' }, 'failed'],
		];
		for (const [visit, reason] of refusals) {
			const { location, cookie } = await come(visit);
			expect(location).toBe(failed(reason));
			expect(cookie).toBe('');
		}
	});

	it('rejects ID tokens with a wrong signature, nonce, audience, issuer or expiry', async () => {
		const wrong: Partial<Visit>[] = [
			{ foreignKey: true },
			{ forged: { nonce: 'of-another-visit' } },
			{ forged: { aud: 'another-client' } },
			{ forged: { iss: 'https://evil.test' } },
			{ forged: { exp: 1 } },
		];
		for (const visit of wrong) {
			const { location, cookie } = await come({ claims: stranger(), ...visit });
			expect(location).toBe(failed('failed'));
			expect(cookie).toBe('');
		}
	});

	it('completes a sign-in only in the browser that started it, and only once', async () => {
		const { address, cookie } = await connect();
		const path = await visitProvider(address, { claims: stranger() });
		const other = await connect();
		for (const foreign of ['', 'sumu_google=nonsense', other.cookie])
			expect((await finish(path, foreign)).location).toBe(failed('failed'));
		const begun = await connect();
		const right = await visitProvider(begun.address, { claims: stranger() });
		const stated = right.replace(/state=[^&]+/, 'state=forged');
		expect((await finish(stated, begun.cookie)).location).toBe(failed('failed'));
		const done = await finish(right, begun.cookie);
		expect(done.location).toBe(site + sitePages.googleDone('/home'));
		expect(done.headers.get('set-cookie')).toMatch(/sumu_google=;.*expires=Thu, 01 Jan 1970/i);
		expect((await finish(right, begun.cookie)).location).toBe(failed('failed'));
		expect(cookie).not.toBe(begun.cookie);
	});

	it.each([
		['/project/abc?tab=1#reviews', '/project/abc?tab=1#reviews'],
		['//evil.test', '/home'],
		['/\\evil.test', '/home'],
		['/\t/evil.test', '/home'],
		['/.//evil.test', '/home'],
		['https://evil.test/x', '/home'],
		['javascript:alert(1)', '/home'],
		['http://site.test@evil.test', '/home'],
	])('given redirect=%j, redirects to %j', async (asked, expected) => {
		const query = `?redirect=${encodeURIComponent(asked)}`;
		const { location } = await come({ claims: stranger() }, query);
		expect(location).toBe(site + sitePages.googleDone(expected));
	});

	it('ignores a redirect target forged in the cookie', async () => {
		const { address, cookie } = await connect();
		const path = await visitProvider(address, { claims: stranger() });
		const forged = cookie.replace('%2Fhome', '%2F%2Fevil.test');
		expect(forged).not.toBe(cookie);
		expect((await finish(path, forged)).location).not.toContain('evil.test');
	});

	it('starts a persistent session only on request', async () => {
		const lasting = /sumu_refresh=[^;]+;[^,]*expires=/i;
		const claims = stranger();
		const long = await come({ claims }, '?remember=true');
		expect(cookieLineOf(long.headers)).toMatch(lasting);
		const short = await come({ claims });
		expect(short.headers.getSetCookie().find((line) => /^sumu_refresh=/.test(line))).not.toMatch(
			/expires/i,
		);
	});

	it('links an account only if its e-mail address is verified, and rejects a blocked one', async () => {
		const account = await person('Password Person', server.url);
		const claims = stranger({ email: account.email.toUpperCase() });
		const refused = await come({ claims });
		expect(refused.location).toBe(failed('taken'));
		expect(refused.cookie).toBe('');

		const panelIn = await call('/admin/login', { method: 'POST', body: owner, base: server.url });
		const target = { url: server.url, token: panelIn.body.data.token };
		const path = `/content-manager/collection-types/plugin::users-permissions.user/${account.id}`;
		await execute(variables, 'update up_users set email_verified = true where email = ?', [
			account.email,
		]);
		const joined = await come({ claims });
		const { jwt } = (await refresh(joined.cookie)).body;
		expect((await read(account.email, jwt)).body.data).toMatchObject({
			_id: account.id,
			hasPassword: true,
			displayName: 'Password Person',
		});
		await signIn(account, server.url);

		await panel('PUT', path, { blocked: true }, target);
		expect((await come({ claims })).location).toBe(failed('blocked'));
	});

	it('does not link an account with 2FA, but signs in to one linked before', async () => {
		const [before, after] = [stranger(), stranger()];
		for (const claims of [before, after]) {
			const { cookie } = await come({ claims });
			const { jwt, user } = (await refresh(cookie)).body;
			await turnOn({ token: jwt }, Date.now(), server.url);
			expect(user.twoStep).toBe(false);
		}
		const again = await come({ claims: before });
		expect((await refresh(again.cookie)).body.user).toMatchObject({
			email: before.email,
			twoStep: true,
		});
		const other = await come({ claims: { ...after, sub: 'somebody-with-the-mailbox' } });
		expect([other.location, other.cookie]).toEqual([failed('taken'), '']);
	});

	it('creates one account for two simultaneous first sign-ins', async () => {
		const claims = stranger();
		const begun = await Promise.all([connect(), connect()]);
		const paths = [];
		for (const { address } of begun) paths.push(await visitProvider(address, { claims }));
		const both = await Promise.all(
			paths.map((path, index) => finish(path, begun[index]?.cookie ?? '')),
		);
		const ids = [];
		for (const { cookie } of both) {
			const { jwt } = (await refresh(cookie)).body;
			ids.push((await read(claims.email, jwt)).body.data._id);
		}
		expect(new Set(ids).size).toBe(1);
	});

	it('creates an account without a password and reserves its e-mail address', async () => {
		const claims = stranger();
		await come({ claims });
		for (const password of ['Wrong42pass', '']) {
			const body = { identifier: claims.email, password };
			const { status } = await call('/api/auth/local', { method: 'POST', body, base: server.url });
			expect(status).toBe(400);
		}
		const again = await call('/api/auth/local/register', {
			method: 'POST',
			body: { ...newcomer(), email: claims.email },
			base: server.url,
		});
		expect(again.status).toBe(409);
	});

	it('logs no secrets', () => {
		expect(server.log()).toContain('Sign-in with Google failed');
		for (const secret of secrets) expect(server.log()).not.toContain(secret);
	});
});

describe('sign-in with Google when not configured', () => {
	it('redirects to the login page with the reason', async () => {
		for (const path of ['/api/connect/google', '/api/connect/google/callback?code=x&state=y']) {
			const { status, headers } = await call(path);
			expect(status).toBe(302);
			expect(headers.get('location')).toBe('http://site.test/login?google=off');
			expect(headers.get('set-cookie')).toBeNull();
		}
	});
});
