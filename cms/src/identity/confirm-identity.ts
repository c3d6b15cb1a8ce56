import { errors } from '@strapi/utils';
import { type Confirmation, messages } from '@sumu/contract';
import type { Context } from 'koa';
import { HttpError } from '../platform/lib/http-error';
import { isOwnPassword, isOwnProof } from './password-tries';
import { takeCode } from './second-factor/factor';
import { isOn } from './second-factor/is-on';
import type { UserRow } from './user-presenter';

/** Account whose password is asked for: of the site or of the panel. */
interface Confirmed {
	documentId: string;
	/** A hash; null if the account has no password. */
	password: string | null;
}

const wrong = (field: keyof Confirmation, message: string) =>
	new errors.ValidationError(message, { errors: [{ path: [field], message }] });

/**
 * Demands the caller's password, and a code if their second factor is on, before a setting changes: a browser
 * that was left signed in is not enough.
 * @param factor the site account whose second factor counts; null if there is none
 * @throws HttpError (403) for an account without a password, ValidationError (400) at the field, RateLimitError (429)
 */
export async function confirmIdentity(
	ctx: Context,
	account: Confirmed,
	factor: UserRow | null,
	{ currentPassword = '', code = '' }: Confirmation,
): Promise<void> {
	if (account.password === null) throw new HttpError(403, messages.setPasswordFirst);
	if (!(await isOwnPassword(ctx, account, currentPassword)))
		throw wrong('currentPassword', messages.wrongPassword);
	if (!factor || !isOn(factor)) return;
	if (!code) throw wrong('code', messages.enterCode);
	const isCode = await isOwnProof(ctx, { ...account, password: null }, '', () =>
		takeCode(factor, code),
	);
	if (!isCode) throw wrong('code', messages.wrongCode);
}
