import { errors } from '@strapi/utils';
import { messages } from '@sumu/contract';
import { digestOf } from './one-time-code';
import type { UserRow } from './user-presenter';
import { userById, userUid } from './users';

type Column = 'resetPasswordToken' | 'confirmationToken';

/** The account a mailed code was for. Of two requests with the same code, one gets it. */
export async function useCode(column: Column, code: string): Promise<UserRow> {
	const wrong = new errors.ValidationError(messages.wrongCode);
	const digest = digestOf(code);
	if (!digest) throw wrong;
	const query = strapi.db.query(userUid);
	const holder = await query.findOne({ where: { [column]: digest }, select: ['id'] });
	if (!holder) throw wrong;
	const where = { id: holder.id, [column]: digest };
	const { count } = await query.updateMany({ where, data: { [column]: null } });
	const user = count === 1 ? await userById(holder.id) : null;
	if (!user || user.blocked) throw wrong;
	return user;
}
