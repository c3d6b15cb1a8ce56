import type { Context } from 'koa';
import { refuse } from '../platform/limits/refuse';
import { forgetTries, tryUnder } from '../platform/limits/tries';
import { logSecurity } from '../platform/security/security-log';
import { addressMark } from './address-mark';
import { knownDevice } from './device-cookie';
import { isPassword } from './passwords';
import type { UserRow } from './user-presenter';

const accountKey = (email: string) => `account:${email.toLowerCase()}`;

/** A browser that the account knows has tries of its own, which strangers cannot use up. */
export function triesKey(ctx: Context, email: string, user: UserRow | null): string {
	// Looked for though there is no account, so that the time tells nothing.
	const device = knownDevice(ctx, user?.documentId ?? 'nobody');
	return device && user ? `device:${user.documentId}:${device}` : accountKey(email);
}

/**
 * Whether a password signs in to the account of an address. Whoever was wrong too often has to wait,
 * whether there is such an account or not.
 * @throws RateLimitError (429)
 */
export async function isRightPassword(
	ctx: Context,
	email: string,
	user: UserRow | null,
	password: string,
): Promise<boolean> {
	const tried = await tryUnder(triesKey(ctx, email, user), () => isPassword(password, user));
	if ('wait' in tried) return refuse(ctx, tried.wait);
	if (!tried.right) {
		const { pause } = tried;
		logSecurity('sign-in refused', {
			account: user?.documentId,
			address: addressMark(email),
			pause,
		});
	}
	return tried.right;
}

/** An account of the site or of the panel; both keep the same kind of hash. */
type OwnAccount = Pick<UserRow, 'documentId' | 'password'>;

/**
 * Whether who is signed in knows the account's password: what was signed in elsewhere and left open
 * is no place to guess it. Counted apart, so that guessing there keeps nobody from signing in.
 * @throws RateLimitError (429)
 */
export async function isOwnPassword(ctx: Context, user: OwnAccount, password: string) {
	return isOwnProof(ctx, user, password, async () => false);
}

/** The same for a password or, as `isCode` finds out, another proof: both count as one. */
export async function isOwnProof(
	ctx: Context,
	user: OwnAccount,
	proof: string,
	isCode: () => Promise<boolean>,
): Promise<boolean> {
	const isRight = async () => (await isPassword(proof, user)) || isCode();
	const tried = await tryUnder(`own:${user.documentId}`, isRight);
	if ('wait' in tried) return refuse(ctx, tried.wait);
	if (!tried.right) logSecurity('proof refused', { pause: tried.pause });
	return tried.right;
}

/** Who reads the mails of an address need not wait for its strangers. */
export const forgetPasswordTries = (email: string) => forgetTries(accountKey(email));
