import { confirmEmail } from '@sumu/contract';
import { call } from '../../../../lib/api';
import { session } from '../../../../lib/session';

export async function confirm(confirmation: string): Promise<void> {
	await call(confirmEmail, { body: { confirmation } });
	session().update({ emailVerified: true });
}
