import { refresh } from '@sumu/contract';
import { call } from '../../../../lib/api';
import { enter } from './enter';

/** Completes a Google sign-in: the session cookie is set, and `refresh` returns an access token for it. */
export async function finishGoogle(): Promise<void> {
	await enter(await call(refresh, {}), true);
}
