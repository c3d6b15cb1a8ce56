import { registerAccount } from '@sumu/contract';
import { callEndpoint } from '../../../../lib/api';
import { startSession } from './enter';

/** Creates an account and signs in. The session is remembered, because new users are expected to return. */
export async function signUp(account: {
	displayName: string;
	email: string;
	password: string;
	terms: true;
}): Promise<void> {
	const { displayName, email, password, terms } = account;
	const body = { displayName, email, password, terms, remember: true };
	await startSession(await callEndpoint(registerAccount, { body }), true);
}
