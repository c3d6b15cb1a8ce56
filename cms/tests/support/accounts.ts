import { call, newAddress } from './api.ts';
import { owner } from './server.ts';

export interface Person {
	email: string;
	password: string;
	displayName: string;
	/** An access token. */
	token: string;
	id: string;
	/** The session's cookie, as a browser sends it back. */
	cookie: string;
}

let made = 0;

/** Registration data with an unused e-mail address. */
export function newcomer(displayName = 'Nadia Alam') {
	made += 1;
	const email = `person-${process.pid}-${Date.now()}-${made}@example.com`;
	return { email, displayName, password: 'Loom42threads' };
}

type CookieName = 'sumu_refresh' | 'sumu_device';

/** Returns the Set-Cookie header of this cookie, by default the session's. */
export const cookieLineOf = (headers: Headers, name: CookieName = 'sumu_refresh') =>
	headers.getSetCookie().find((line) => line.startsWith(`${name}=`)) ?? '';

/** Returns a cookie without its attributes, as a browser sends it back. */
export const cookieOf = (headers: Headers, name?: CookieName) =>
	cookieLineOf(headers, name).split(';')[0] ?? '';

type Credentials = Pick<Person, 'email' | 'password'>;

export async function signIn({ email, password }: Credentials, base?: string): Promise<Person> {
	const { status, body, headers } = await call('/api/auth/local', {
		method: 'POST',
		body: { identifier: email, password },
		from: newAddress(),
		...(base ? { base } : {}),
	});
	if (status !== 200) throw new Error(`Sign-in of ${email}: ${status} ${JSON.stringify(body)}`);
	const { jwt, user } = body;
	const { displayName, _id: id } = user;
	return { email, password, displayName, token: jwt, id, cookie: cookieOf(headers) };
}

/** Registers a new account. */
export const person = (displayName?: string, base?: string): Promise<Person> =>
	signUp(newcomer(displayName), base);

export async function signUp(account: ReturnType<typeof newcomer>, base?: string): Promise<Person> {
	const { status, body, headers } = await call('/api/auth/local/register', {
		method: 'POST',
		body: account,
		from: newAddress(),
		...(base ? { base } : {}),
	});
	if (status !== 200) throw new Error(`Sign-up: ${status} ${JSON.stringify(body)}`);
	return { ...account, token: body.jwt, id: body.user._id, cookie: cookieOf(headers) };
}

export const signInOwner = (base?: string) => signIn(owner, base);
