import { errors } from '@strapi/utils';
import { messages } from '@sumu/contract';
import list from './common-passwords.json';

const commonPasswords = new Set(list.passwords.split(' '));

/**
 * Rejects the passwords that attackers try first. Only the server checks this, so that browsers need not load the
 * list.
 * @throws ValidationError (400) at `password`
 */
export function demandUncommon(password: string): void {
	if (!commonPasswords.has(password.toLowerCase())) return;
	throw new errors.ValidationError(messages.commonPassword, {
		errors: [{ path: ['password'], message: messages.commonPassword }],
	});
}
