import { register } from '@sumu/contract';
import { call } from '../../../../lib/api';
import { enter } from './enter';

/** Makes an account and signs in; it lasts, as whoever joins means to come back. */
export async function signUp(account: {
	displayName: string;
	email: string;
	password: string;
}): Promise<void> {
	const { displayName, email, password } = account;
	const body = { displayName, email, password, remember: true };
	await enter(await call(register, { body }), true);
}
