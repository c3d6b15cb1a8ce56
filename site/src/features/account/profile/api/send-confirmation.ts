import { sendConfirmation } from '@sumu/contract';
import { call } from '../../../../lib/api';
import { toldHere } from '../../../../lib/words/told-here';
import { toast } from '../../../../ui/alerts';

/** Sends the confirmation e-mail again. */
export async function mailConfirmation(email: string): Promise<void> {
	await call(sendConfirmation, { body: { email } });
	await toast('success', { title: toldHere('The mail is on its way'), text: email });
}
