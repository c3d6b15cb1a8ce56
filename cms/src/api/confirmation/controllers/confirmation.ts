import { confirmEmail, sendConfirmation } from '@sumu/contract';
import { createAction } from '../../../contract/action';
import { okResponse } from '../../../contract/responses';
import { sendConfirmationTo } from '../../../identity/account-mails';
import { useCode } from '../../../identity/one-time-codes';
import { changeUser, userByEmail } from '../../../identity/users';
import { runAfterResponse } from '../../../platform/lib/in-background';

export default {
	confirm: createAction(confirmEmail, async ({ body: { confirmation } }) => {
		const user = await useCode('confirmationToken', confirmation);
		await changeUser(user, { emailVerified: true });
		return okResponse;
	}),

	send: createAction(sendConfirmation, async ({ body: { email }, ctx }) => {
		runAfterResponse(ctx, async () => {
			const user = await userByEmail(email);
			if (user && !user.blocked) await sendConfirmationTo(user);
		});
		return okResponse;
	}),
};
