import { type BodyOf, resetPassword } from '@sumu/contract';
import { call } from '../../../../lib/api';
import { enter } from './enter';

/** Sets the password that the code of a mail allows, and signs in until the browser ends. */
export async function setNewPassword(body: BodyOf<typeof resetPassword>): Promise<void> {
	await enter(await call(resetPassword, { body }), false);
}
