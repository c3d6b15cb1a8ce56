import { sendConfirmation } from '@sumu/contract';
import { callEndpoint } from '../../../../lib/api';
import { translateMessageInBrowser } from '../../../../lib/words/translate-message';
import { showToast } from '../../../../ui/alerts';

/** Sends the confirmation e-mail again. */
export async function mailConfirmation(email: string): Promise<void> {
	await callEndpoint(sendConfirmation, { body: { email } });
	await showToast('success', {
		title: translateMessageInBrowser('The mail is on its way'),
		text: email,
	});
}
