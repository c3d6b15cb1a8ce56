import { confirmEmail, sendConfirmation } from '@sumu/contract';
import { action } from '../../../contract/action';
import { ok } from '../../../contract/writes';
import { sendConfirmationTo } from '../../../identity/ask-to-confirm';
import { useCode } from '../../../identity/use-code';
import { changeUser, userByEmail } from '../../../identity/users';
import { afterResponse } from '../../../platform/lib/in-background';

export default {
	confirm: action(confirmEmail, async ({ body: { confirmation } }) => {
		const user = await useCode('confirmationToken', confirmation);
		await changeUser(user, { emailVerified: true });
		return ok;
	}),

	send: action(sendConfirmation, async ({ body: { email }, ctx }) => {
		afterResponse(ctx, async () => {
			const user = await userByEmail(email);
			if (user && !user.blocked) await sendConfirmationTo(user);
		});
		return ok;
	}),
};
