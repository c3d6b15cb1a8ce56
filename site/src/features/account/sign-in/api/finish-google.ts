import { refresh } from '@sumu/contract';
import { call } from '../../../../lib/api';
import { enter } from './enter';

/** After Google: the cookie is set, and its session has a token for us. */
export async function finishGoogle(): Promise<void> {
	await enter(await call(refresh, {}), true);
}
