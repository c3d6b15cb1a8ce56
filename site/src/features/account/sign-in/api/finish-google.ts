import { refreshSession } from '@sumu/contract';
import { callEndpoint } from '../../../../lib/api';
import { startSession } from './enter';

/** Completes a Google sign-in: the session cookie is set, and `refreshSession` returns an access token for it. */
export async function finishGoogle(): Promise<void> {
	await startSession(await callEndpoint(refreshSession, {}), true);
}
