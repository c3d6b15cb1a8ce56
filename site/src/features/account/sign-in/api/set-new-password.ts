import { type BodyOf, resetPassword } from '@sumu/contract';
import { call } from '../../../../lib/api';
import { enter } from './enter';

/** Sets a new password with the code from the reset e-mail, and signs in until the browser is closed. */
export async function setNewPassword(body: BodyOf<typeof resetPassword>): Promise<void> {
	await enter(await call(resetPassword, { body }), false);
}
