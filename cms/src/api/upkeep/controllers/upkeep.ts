import {
	type Confirmation,
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
import { confirmIdentity } from '../../../identity/confirm-identity';
import { userById } from '../../../identity/users';
import { found } from '../../../platform/lib/found';
import { demandFirstOwner } from '../../../ranks/caller';
import { changeBackups, changeMailServer, dropMailServer } from '../change';
import { upkeep } from '../upkeep';

/** Demands the first owner and a confirmed identity: links that set new passwords go through the mail server. */
async function confirmed(ctx: Context, confirmation: Confirmation) {
	await demandFirstOwner();
	const user = found(await userById(signedInCaller(ctx).id));
	await confirmIdentity(ctx, user, user, confirmation);
	return user;
}

export default {
	one: action(readUpkeep, async () => {
		await demandFirstOwner();
		return oneResponse(await upkeep());
	}),

	saveMailServer: action(saveMailServer, async ({ body, ctx }) => {
		await changeMailServer(body, await confirmed(ctx, body));
		return changedResponse(await upkeep());
	}),

	removeMailServer: action(removeMailServer, async ({ body, ctx }) => {
		await dropMailServer(await confirmed(ctx, body));
		return changedResponse(await upkeep());
	}),

	saveBackups: action(saveBackups, async ({ body, ctx }) => {
		await changeBackups(body.nights, await confirmed(ctx, body));
		return changedResponse(await upkeep());
	}),
};
