import { sendConfirmation } from '@sumu/contract';
import { call } from '../../../../lib/api';
import { toast } from '../../../../ui/alerts';

/** Mails the link that confirms an address once more. */
export async function mailConfirmation(email: string): Promise<void> {
	await call(sendConfirmation, { body: { email } });
	await toast('success', { title: 'The mail is on its way', text: email });
}
