import {
	checkMailRecords,
	type IdentityConfirmation,
	listBackups,
	readUpkeep,
	removeMailServer,
	runBackups,
	saveBackups,
	saveMailServer,
	testBackups,
} from '@sumu/contract';
import type { Context } from 'koa';
import { createAction } from '../../../contract/action';
import { changedResponse, listResponse, oneResponse } from '../../../contract/responses';
import { signedInCaller } from '../../../identity/caller';
import { confirmIdentity } from '../../../identity/confirm-identity';
import { userById } from '../../../identity/users';
import { orNotFound } from '../../../platform/lib/http-errors';
import { demandFirstOwner } from '../../../ranks/caller';
import { listAllBackups, runBackup, testTarget } from '../backups';
import { changeBackups, changeMailServer, dropMailServer } from '../change-system-settings';
import { findMailRecords } from '../mail-records';
import { readSystemSettings } from '../system-settings';

/** Demands the first owner and a confirmed identity: links that set new passwords go through the mail server. */
async function demandConfirmedOwner(ctx: Context, confirmation: IdentityConfirmation) {
	await demandFirstOwner();
	const user = orNotFound(await userById(signedInCaller(ctx).id));
	await confirmIdentity(ctx, user, user, confirmation);
	return user;
}

export default {
	one: createAction(readUpkeep, async () => {
		await demandFirstOwner();
		return oneResponse(await readSystemSettings());
	}),

	checkMailRecords: createAction(checkMailRecords, async ({ query }) => {
		await demandFirstOwner();
		return oneResponse(await findMailRecords(query));
	}),

	saveMailServer: createAction(saveMailServer, async ({ body, ctx }) => {
		await changeMailServer(body, await demandConfirmedOwner(ctx, body));
		return changedResponse(await readSystemSettings());
	}),

	removeMailServer: createAction(removeMailServer, async ({ body, ctx }) => {
		await dropMailServer(await demandConfirmedOwner(ctx, body));
		return changedResponse(await readSystemSettings());
	}),

	saveBackups: createAction(saveBackups, async ({ body, ctx }) => {
		await changeBackups(body.nights, await demandConfirmedOwner(ctx, body));
		return changedResponse(await readSystemSettings());
	}),

	listBackups: createAction(listBackups, async () => {
		await demandFirstOwner();
		return listResponse(await listAllBackups());
	}),

	testBackups: createAction(testBackups, async () => {
		await demandFirstOwner();
		return changedResponse(await testTarget());
	}),

	runBackups: createAction(runBackups, async () => {
		await demandFirstOwner();
		return changedResponse(await runBackup());
	}),
};
