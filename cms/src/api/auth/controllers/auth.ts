import { errors } from '@strapi/utils';
import { messages, refreshSession, registerAccount, signIn, signOut } from '@sumu/contract';
import { createAction } from '../../../contract/action';
import { okResponse } from '../../../contract/responses';
import { askToConfirm } from '../../../identity/account-mails';
import { addAccount } from '../../../identity/add-account';
import { callerOf } from '../../../identity/caller';
import { demandUncommon } from '../../../identity/common-passwords';
import { endCookieSession, openSession } from '../../../identity/open-session';
import { isRightPassword } from '../../../identity/password-attempts';
import { renewSession } from '../../../identity/renew-session';
import { demandCode } from '../../../identity/second-factor/demand-code';
import { invalidateSession, signInOf } from '../../../identity/sessions';
import { userByEmail } from '../../../identity/users';
import { HttpError } from '../../../platform/lib/http-errors';

export default {
	signIn: createAction(signIn, async ({ body: { identifier, password, remember, code }, ctx }) => {
		const user = await userByEmail(identifier);
		if (!(await isRightPassword(ctx, identifier, user, password)) || !user)
			throw new errors.ValidationError(messages.wrongCredentials);
		if (user.blocked) throw new HttpError(403, messages.accountBlocked);
		await demandCode(ctx, user, { code });
		return openSession(ctx, user, remember);
	}),

	register: createAction(
		registerAccount,
		async ({ body: { remember, terms, ...account }, ctx }) => {
			demandUncommon(account.password);
			const consentFields = terms && { termsAccepted: new Date().toISOString() };
			const user = await addAccount({ ...account, ...consentFields, provider: 'local' });
			askToConfirm(user);
			return openSession(ctx, user, remember);
		},
	),

	refresh: createAction(refreshSession, ({ ctx }) => renewSession(ctx)),

	/** Identifies the session by the cookie or the token, whichever is still valid. */
	signOut: createAction(signOut, async ({ ctx }) => {
		await endCookieSession(ctx);
		const row = callerOf(ctx.state) && (await signInOf(ctx.state.session?.id));
		if (row) await invalidateSession(row.userId, row.deviceId);
		return okResponse;
	}),
};
