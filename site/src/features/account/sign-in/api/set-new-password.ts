import { type BodyOf, resetPassword } from '@sumu/contract';
import { callEndpoint } from '../../../../lib/api';
import { startSession } from './enter';

/** Sets a new password with the code from the reset e-mail, and signs in until the browser is closed. */
export async function setNewPassword(body: BodyOf<typeof resetPassword>): Promise<void> {
	await startSession(await callEndpoint(resetPassword, { body }), false);
}
