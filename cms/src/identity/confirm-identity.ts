import { errors } from '@strapi/utils';
import { type IdentityConfirmation, messages } from '@sumu/contract';
import type { Context } from 'koa';
import { HttpError } from '../platform/lib/http-errors';
import { isOwnPassword, isOwnProof } from './password-attempts';
import { isOn, takeCode } from './second-factor/factor';
import type { UserRow } from './user-presenter';

/** Account of the site or the panel whose password is checked. */
interface Confirmed {
	documentId: string;
	/** Password hash; null if the account has no password. */
	password: string | null;
}

const createFieldError = (field: keyof IdentityConfirmation, message: string) =>
	new errors.ValidationError(message, { errors: [{ path: [field], message }] });

/**
 * Requires the caller's password, and a code if 2FA is on, before a setting changes: an open browser session is not
 * enough.
 * @param factor site account with the second factor, or null
 * @throws HttpError (403) for an account without a password, ValidationError (400) at the field, RateLimitError (429)
 */
export async function confirmIdentity(
	ctx: Context,
	account: Confirmed,
	factor: UserRow | null,
	{ currentPassword = '', code = '' }: IdentityConfirmation,
): Promise<void> {
	if (account.password === null) throw new HttpError(403, messages.setPasswordFirst);
	if (!(await isOwnPassword(ctx, account, currentPassword)))
		throw createFieldError('currentPassword', messages.wrongPassword);
	if (!factor || !isOn(factor)) return;
	if (!code) throw createFieldError('code', messages.enterCode);
	const isCode = await isOwnProof(ctx, { ...account, password: null }, '', () =>
		takeCode(factor, code),
	);
	if (!isCode) throw createFieldError('code', messages.wrongCode);
}
