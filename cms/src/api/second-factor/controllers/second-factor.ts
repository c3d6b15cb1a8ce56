import {
	newRecoveryCodes,
	setUpSecondFactor,
	turnOffSecondFactor,
	turnOnSecondFactor,
} from '@sumu/contract';
import type { Context } from 'koa';
import { action } from '../../../contract/action';
import { oneResponse } from '../../../contract/pages';
import { signedInCaller } from '../../../identity/caller';
import { renewCodes, setUp, turnOff, turnOn } from '../../../identity/second-factor/manage';
import { presentUser } from '../../../identity/user-presenter';
import { userById } from '../../../identity/users';
import { found } from '../../../platform/lib/found';

const own = async (ctx: Context) => found(await userById(signedInCaller(ctx).id));

export default {
	setUp: action(setUpSecondFactor, async ({ body: { password }, ctx }) =>
		oneResponse(await setUp(ctx, await own(ctx), password)),
	),

	turnOn: action(turnOnSecondFactor, async ({ body: { setup, code }, ctx }) =>
		oneResponse({ recoveryCodes: await turnOn(await own(ctx), setup, code) }),
	),

	turnOff: action(turnOffSecondFactor, async ({ body: { proof }, ctx }) => {
		await turnOff(ctx, await own(ctx), proof);
		return oneResponse(presentUser(await own(ctx)));
	}),

	newCodes: action(newRecoveryCodes, async ({ body: { proof }, ctx }) =>
		oneResponse({ recoveryCodes: await renewCodes(ctx, await own(ctx), proof) }),
	),
};
