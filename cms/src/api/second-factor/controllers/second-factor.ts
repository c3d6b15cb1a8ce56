import {
	newRecoveryCodes,
	setUpSecondFactor,
	turnOffSecondFactor,
	turnOnSecondFactor,
} from '@sumu/contract';
import type { Context } from 'koa';
import { createAction } from '../../../contract/action';
import { oneResponse } from '../../../contract/responses';
import { signedInCaller } from '../../../identity/caller';
import { renewCodes, setUp, turnOff, turnOn } from '../../../identity/second-factor/manage';
import { presentUser } from '../../../identity/user-presenter';
import { userById } from '../../../identity/users';
import { orNotFound } from '../../../platform/lib/http-errors';

const getCallerAccount = async (ctx: Context) => orNotFound(await userById(signedInCaller(ctx).id));

export default {
	setUp: createAction(setUpSecondFactor, async ({ body: { password }, ctx }) =>
		oneResponse(await setUp(ctx, await getCallerAccount(ctx), password)),
	),

	turnOn: createAction(turnOnSecondFactor, async ({ body: { setup, code }, ctx }) =>
		oneResponse({ recoveryCodes: await turnOn(await getCallerAccount(ctx), setup, code) }),
	),

	turnOff: createAction(turnOffSecondFactor, async ({ body: { proof }, ctx }) => {
		await turnOff(ctx, await getCallerAccount(ctx), proof);
		return oneResponse(presentUser(await getCallerAccount(ctx)));
	}),

	newCodes: createAction(newRecoveryCodes, async ({ body: { proof }, ctx }) =>
		oneResponse({ recoveryCodes: await renewCodes(ctx, await getCallerAccount(ctx), proof) }),
	),
};
