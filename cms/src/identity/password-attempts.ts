import { createHmac } from 'node:crypto';
import type { Context } from 'koa';
import { env } from '../env';
import { rejectTooManyRequests } from '../platform/limits/rate-limit';
import { resetAttempts, throttleAttempt } from '../platform/limits/throttle-attempts';
import { logSecurity } from '../platform/security/security-log';
import { knownDevice } from './devices';
import type { UserRow } from './user-presenter';

const getUserService = () => strapi.plugin('users-permissions').service('user');

/** Hash to compare with if there is no account; this takes as long as with a real one. */
const decoyPasswordHash = '$2a$10$uqwu3kwtLLGVfd68Ib65P.vYf2AsMumUbf2lnCT2zLmDy6cewFvrG';

/** Checks the password of an account. Takes the same time if there is no account. */
export async function isPassword(
	candidatePassword: string,
	account: { password: string | null } | null,
): Promise<boolean> {
	const hash = account?.password;
	const matches: boolean = await getUserService().validatePassword(
		candidatePassword,
		hash || decoyPasswordHash,
	);
	return matches && Boolean(hash);
}

/**
 * Keyed hash of an e-mail address for the log. It shows repeated attempts on the same address, but not the address.
 */
const addressMark = (email: string) =>
	createHmac('sha256', env.JWT_SECRET)
		.update(`address:${email.toLowerCase()}`)
		.digest('base64url')
		.slice(0, 12);

const accountKey = (email: string) => `account:${email.toLowerCase()}`;

/**
 * Returns the throttling key of a sign-in. A browser known to the account has its own, so that strangers cannot lock
 * it out.
 */
export function triesKey(ctx: Context, email: string, user: UserRow | null): string {
	// Checked even without an account, so that the response time reveals nothing.
	const device = knownDevice(ctx, user?.documentId ?? 'nobody');
	return device && user ? `device:${user.documentId}:${device}` : accountKey(email);
}

/**
 * Checks the password of a sign-in. After too many wrong attempts the address is locked for a while, whether or not
 * there is such an account.
 * @throws RateLimitError (429)
 */
export async function isRightPassword(
	ctx: Context,
	email: string,
	user: UserRow | null,
	password: string,
): Promise<boolean> {
	const attempt = await throttleAttempt(triesKey(ctx, email, user), () =>
		isPassword(password, user),
	);
	if ('wait' in attempt) return rejectTooManyRequests(ctx, attempt.wait);
	if (!attempt.right) {
		const { pause } = attempt;
		logSecurity('sign-in refused', {
			account: user?.documentId,
			address: addressMark(email),
			pause,
		});
	}
	return attempt.right;
}

/** Account of the site or the panel; both use the same kind of hash. */
type OwnAccount = Pick<UserRow, 'documentId' | 'password'>;

/**
 * Checks the password of a signed-in caller. Throttled against guessing in a browser that was left open, and counted
 * separately, so that guesses here do not block the sign-in.
 * @throws RateLimitError (429)
 */
export async function isOwnPassword(ctx: Context, user: OwnAccount, password: string) {
	return isOwnProof(ctx, user, password, async () => false);
}

/** Like `isOwnPassword`, but also accepts a proof that `isCode` confirms. Both count as one attempt. */
export async function isOwnProof(
	ctx: Context,
	user: OwnAccount,
	proof: string,
	isCode: () => Promise<boolean>,
): Promise<boolean> {
	const isRight = async () => (await isPassword(proof, user)) || isCode();
	const attempt = await throttleAttempt(`own:${user.documentId}`, isRight);
	if ('wait' in attempt) return rejectTooManyRequests(ctx, attempt.wait);
	if (!attempt.right) logSecurity('proof refused', { pause: attempt.pause });
	return attempt.right;
}

/** Ends the lock-out of an address, after its owner has proved access to its e-mails. */
export const forgetPasswordTries = (email: string) => resetAttempts(accountKey(email));
