import { errors } from '@strapi/utils';
import { messages } from '@sumu/contract';
import { digestOf } from './one-time-code';
import type { UserRow } from './user-presenter';
import { userById, userUid } from './users';

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
