import { errors } from '@strapi/utils';
import { messages } from '@sumu/contract';
import list from './common-passwords.json';

const common = new Set(list.passwords.split(' '));

/**
 * A new password is none of those that are tried first. The list stays here: a browser need not load it.
 * @throws ValidationError (400) at `password`
 */
export function demandUncommon(password: string): void {
	if (!common.has(password.toLowerCase())) return;
	throw new errors.ValidationError(messages.commonPassword, {
		errors: [{ path: ['password'], message: messages.commonPassword }],
	});
}
