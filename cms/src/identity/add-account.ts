import { messages } from '@sumu/contract';
import { HttpError } from '../platform/lib/http-errors';
import type { UserRow } from './user-presenter';
import { userByEmail, userUid } from './users';

interface NewAccount {
	email: string;
	displayName: string;
	password?: string;
	emailVerified?: boolean;
	googleId?: string;
	termsAccepted?: string;
	provider: 'local' | 'google';
}

const defaultRole = () =>
	strapi.db
		.query('plugin::users-permissions.role')
		.findOne({ where: { type: 'authenticated' }, select: ['id'] });

/**
 * Adds an account without special rights. If two requests use the same e-mail at once, the database's unique key lets
 * only one succeed.
 * @throws HttpError (409) if the e-mail is taken
 */
export async function addAccount(account: NewAccount): Promise<UserRow> {
	const { email } = account;
	if (await userByEmail(email)) throw createEmailTakenError();
	const role = await defaultRole();
	const data = { ...account, username: email, role: role.id, confirmed: true, blocked: false };
	try {
		await strapi.documents(userUid).create({ data });
	} catch (error) {
		throw (await userByEmail(email)) ? createEmailTakenError() : error;
	}
	const newUser = await userByEmail(email);
	if (!newUser) throw new Error('The account that was just added is gone');
	return newUser;
}

const createEmailTakenError = () =>
	new HttpError(409, messages.emailTaken, {
		errors: [{ path: ['email'], message: messages.emailTaken }],
	});
