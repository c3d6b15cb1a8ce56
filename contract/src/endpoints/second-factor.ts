import { defineEndpoint } from '../endpoint';
import { oneOf } from '../schemas/responses';
import {
	proofBodySchema,
	recoveryCodesSchema,
	secondFactorSetupSchema,
	setUpSecondFactorBodySchema,
	turnOnSecondFactorBodySchema,
} from '../schemas/second-factor';
import { userSchema } from '../schemas/user';

export const setUpSecondFactor = defineEndpoint({
	operation: 'second-factor.setUp',
	method: 'POST',
	path: '/account/second-factor/setup',
	summary:
		'Returns a new secret for an authenticator app, which takes effect when a code of it is sent',
	body: setUpSecondFactorBodySchema,
	response: oneOf(secondFactorSetupSchema),
});

export const turnOnSecondFactor = defineEndpoint({
	operation: 'second-factor.turnOn',
	method: 'POST',
	path: '/account/second-factor',
	summary: 'Turns two-step sign-in on and returns the recovery codes once',
	body: turnOnSecondFactorBodySchema,
	response: oneOf(recoveryCodesSchema),
});

export const turnOffSecondFactor = defineEndpoint({
	operation: 'second-factor.turnOff',
	method: 'POST',
	path: '/account/second-factor/off',
	summary: 'Turns two-step sign-in off; needs the password or a code',
	body: proofBodySchema,
	response: oneOf(userSchema),
});

export const newRecoveryCodes = defineEndpoint({
	operation: 'second-factor.newCodes',
	method: 'POST',
	path: '/account/second-factor/recovery-codes',
	summary:
		'Makes new recovery codes and invalidates the earlier ones; needs the password or a code',
	body: proofBodySchema,
	response: oneOf(recoveryCodesSchema),
});
