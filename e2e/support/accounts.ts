import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { confirmEmail, registerAccount, signIn } from '@sumu/contract';
import { mailTo } from './mailbox';
import { owner } from './product';

export interface Account {
	readonly displayName: string;
	readonly email: string;
	readonly password: string;
}

const api = (path: string) => `/api${path}`;
let made = 0;

/** Returns the data of a new account, with an unused e-mail address. */
export function newcomer(displayName = 'Nadia Alam'): Account {
	made += 1;
	const email = `person-${process.pid}-${Date.now()}-${made}@example.com`;
	return { displayName, email, password: 'Loom42threads' };
}

/** Returns the code in an e-mail's link. */
export function codeIn(text: string): string {
	const code = /code=([\w.~-]+)/.exec(text)?.[1];
	if (!code) throw new Error(`No code in the mail: ${text}`);
	return code;
}

/** Registers an account. */
export async function makeAccount(
	request: APIRequestContext,
	account: Account = newcomer(),
): Promise<Account> {
	const { displayName, email, password } = account;
	const registered = await request.post(api(registerAccount.path), {
		data: { displayName, email, password },
	});
	expect(registered.ok(), await registered.text()).toBe(true);
	return account;
}

/** Registers an account and confirms its e-mail address, so that its reviews appear at once. */
export async function makeConfirmedAccount(
	request: APIRequestContext,
	account?: Account,
): Promise<Account> {
	const made = await makeAccount(request, account);
	const confirmation = codeIn((await mailTo(made.email)).text);
	const confirmed = await request.post(api(confirmEmail.path), { data: { confirmation } });
	expect(confirmed.ok(), await confirmed.text()).toBe(true);
	return made;
}

/** Signs in a page's browser without the login form. */
export async function signInAs(
	page: Page,
	account: Pick<Account, 'email' | 'password'>,
): Promise<void> {
	const { email: identifier, password } = account;
	const response = await page.request.post(api(signIn.path), {
		data: { identifier, password, remember: true },
	});
	expect(response.status(), await response.text()).toBe(200);
	const { jwt, user } = await response.json();
	// Local storage needs a page of the site; this one loads quickly.
	await page.goto('/robots.txt');
	await page.evaluate(keep, { token: jwt, user });
}

export const signInAsOwner = (page: Page) => signInAs(page, owner);

/** Runs in the browser: stores the session as the login screen does. */
function keep({ token, user }: { token: string; user: Record<string, unknown> }) {
	const { _id: id, email, displayName, photoURL, emailVerified, phoneNumber } = user;
	const shown = {
		id,
		email,
		displayName,
		photoURL: photoURL ?? '',
		emailVerified,
		phoneNumber: phoneNumber ?? '',
	};
	const { iat, exp } = JSON.parse(atob(token.split('.')[1] ?? ''));
	const issuedAt = Date.now();
	const expiresAt = issuedAt + (exp - iat) * 1000;
	const session = { token, issuedAt, expiresAt, user: shown, remembered: true };
	localStorage.setItem('session', JSON.stringify(session));
}
