import {
	newRecoveryCodes,
	setUpSecondFactor,
	turnOffSecondFactor,
	turnOnSecondFactor,
} from '@sumu/contract';
import { callAsUser } from '../../../../lib/session/call-as-user';

/** A secret for the app; nothing is turned on before a code of it comes back. */
export const beginSetup = async (body: { password?: string | undefined }) =>
	(await callAsUser(setUpSecondFactor, { body })).data;

/** Answers the recovery codes. */
export const turnOn = async (body: { setup: string; code: string }): Promise<string[]> =>
	(await callAsUser(turnOnSecondFactor, { body })).data.recoveryCodes;

export const turnOff = (body: { proof: string }) => callAsUser(turnOffSecondFactor, { body });

export const renewCodes = async (body: { proof: string }): Promise<string[]> =>
	(await callAsUser(newRecoveryCodes, { body })).data.recoveryCodes;
