import { register } from '@sumu/contract';
import { call } from '../../../../lib/api';
import { enter } from './enter';

/** Creates an account and signs in. The session is remembered, because new users are expected to return. */
export async function signUp(account: {
	displayName: string;
	email: string;
	password: string;
	terms: true;
}): Promise<void> {
	const { displayName, email, password, terms } = account;
	const body = { displayName, email, password, terms, remember: true };
	await enter(await call(register, { body }), true);
}
