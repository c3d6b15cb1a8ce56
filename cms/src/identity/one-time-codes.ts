import { createHash, randomBytes } from 'node:crypto';
import { errors } from '@strapi/utils';
import { messages } from '@sumu/contract';
import type { UserRow } from './user-presenter';
import { userById, userUid } from './users';

const hashOneTimeCode = (code: string) => createHash('sha256').update(code).digest('hex');

/**
 * Creates a code for a link in an e-mail, valid for `lifetime` milliseconds. Only its digest is stored, so the
 * database does not reveal the code.
 * @param mark suffix of the code, to tell kinds of codes apart
 */
export function newCode(lifetime: number, mark = '') {
	const code = `${(Date.now() + lifetime).toString(36)}.${randomBytes(32).toString('base64url')}${mark}`;
	return { code, digest: hashOneTimeCode(code) };
}

/** Returns the digest to look up in the database, or null if the code has expired. */
export function digestOf(code: string): string | null {
	const [expiry = ''] = code.split('.');
	return Number.parseInt(expiry, 36) > Date.now() ? hashOneTimeCode(code) : null;
}

type Column = 'resetPasswordToken' | 'confirmationToken';

const createWrongCodeError = () => new errors.ValidationError(messages.wrongCode);
const getUserQuery = () => strapi.db.query(userUid);

/**
 * Returns the account of an e-mailed code; the code stays valid.
 * @throws ValidationError if the code is wrong or expired, or the account is blocked
 */
export async function codeHolder(column: Column, code: string): Promise<UserRow> {
	const digest = digestOf(code);
	if (!digest) throw createWrongCodeError();
	const holder = await getUserQuery().findOne({ where: { [column]: digest }, select: ['id'] });
	const user = holder ? await userById(holder.id) : null;
	if (!user || user.blocked) throw createWrongCodeError();
	return user;
}

/**
 * Returns the account of an e-mailed code and uses up the code. Of two requests with the same code, only one
 * succeeds.
 * @throws ValidationError like `codeHolder`
 */
export async function useCode(column: Column, code: string): Promise<UserRow> {
	const user = await codeHolder(column, code);
	const where = { id: user.id, [column]: digestOf(code) };
	const { count } = await getUserQuery().updateMany({ where, data: { [column]: null } });
	if (count !== 1) throw createWrongCodeError();
	return user;
}

const vouchedSuffix = '.v';

/**
 * Creates the code of a reset link sent by an account of a higher rank. It also turns 2FA off, for users without
 * their phone. The stored digest covers the mark, so it cannot be added to another code.
 */
export const newVouchedCode = (lifetime: number) => newCode(lifetime, vouchedSuffix);

export const isVouched = (code: string): boolean => code.endsWith(vouchedSuffix);
