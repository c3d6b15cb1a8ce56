import { errors } from '@strapi/utils';
import {
	messages,
	readUpkeep,
	removeMailServer,
	saveBackups,
	saveMailServer,
} from '@sumu/contract';
import type { Context } from 'koa';
import { action } from '../../../contract/action';
import { oneResponse } from '../../../contract/pages';
import { changedResponse } from '../../../contract/writes';
import { signedInCaller } from '../../../identity/caller';
import { isOwnPassword } from '../../../identity/password-tries';
import { userById } from '../../../identity/users';
import { found } from '../../../platform/lib/found';
import { changeBackups, changeMailServer, dropMailServer } from '../change';
import { upkeep } from '../upkeep';

/** Links that set new passwords go through it: who found a browser signed in and left open must not choose another. */
async function proved(ctx: Context, password = '') {
	const user = found(await userById(signedInCaller(ctx).id));
	if (user.password !== null && !(await isOwnPassword(ctx, user, password)))
		throw new errors.ValidationError(messages.wrongPassword, {
			errors: [{ path: ['currentPassword'], message: messages.wrongPassword }],
		});
	return user;
}

export default {
	one: action(readUpkeep, async () => oneResponse(await upkeep())),

	saveMailServer: action(saveMailServer, async ({ body, ctx }) => {
		await changeMailServer(body, await proved(ctx, body.currentPassword));
		return changedResponse(await upkeep());
	}),

	removeMailServer: action(removeMailServer, async () => {
		await dropMailServer();
		return changedResponse(await upkeep());
	}),

	saveBackups: action(saveBackups, async ({ body: { nights } }) => {
		await changeBackups(nights);
		return changedResponse(await upkeep());
	}),
};
