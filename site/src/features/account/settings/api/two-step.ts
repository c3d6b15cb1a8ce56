import {
	newRecoveryCodes,
	setUpSecondFactor,
	turnOffSecondFactor,
	turnOnSecondFactor,
} from '@sumu/contract';
import { callAsUser } from '../../../../lib/session/call-as-user';

/** Requests a secret for the authenticator app. 2FA stays off until a code confirms it. */
export const beginSetup = async (body: { password?: string | undefined }) =>
	(await callAsUser(setUpSecondFactor, { body })).data;

/** Turns 2FA on and returns the recovery codes. */
export const turnOn = async (body: { setup: string; code: string }): Promise<string[]> =>
	(await callAsUser(turnOnSecondFactor, { body })).data.recoveryCodes;

export const turnOff = (body: { proof: string }) => callAsUser(turnOffSecondFactor, { body });

export const renewCodes = async (body: { proof: string }): Promise<string[]> =>
	(await callAsUser(newRecoveryCodes, { body })).data.recoveryCodes;
