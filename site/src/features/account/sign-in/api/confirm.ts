import { confirmEmail } from '@sumu/contract';
import { callEndpoint } from '../../../../lib/api';
import { getSession } from '../../../../lib/session';

export async function confirmEmailAddress(confirmation: string): Promise<void> {
	await callEndpoint(confirmEmail, { body: { confirmation } });
	getSession().update({ emailVerified: true });
}
