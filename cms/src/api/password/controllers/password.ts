import { errors } from '@strapi/utils';
import {
	changePassword,
	forgotPassword,
	mailLinkLifetimes,
	messages,
	resetPassword,
} from '@sumu/contract';
import { createAction } from '../../../contract/action';
import { okResponse } from '../../../contract/responses';
import { mailPasswordLink } from '../../../identity/account-mails';
import { signedInCaller } from '../../../identity/caller';
import { demandUncommon } from '../../../identity/common-passwords';
import { codeHolder, isVouched, newCode, useCode } from '../../../identity/one-time-codes';
import { openSession } from '../../../identity/open-session';
import { forgetPasswordTries, isOwnPassword } from '../../../identity/password-attempts';
import { demandCode } from '../../../identity/second-factor/demand-code';
import { turnedOff } from '../../../identity/second-factor/factor';
import { invalidateAllSessions, signInOf } from '../../../identity/sessions';
import { changeUser, userByEmail, userById } from '../../../identity/users';
import { orNotFound } from '../../../platform/lib/http-errors';
import { runAfterResponse } from '../../../platform/lib/in-background';
import { consumeMailQuota } from '../../../platform/mail/mail-quota';

async function sendLink(email: string) {
	const user = await userByEmail(email);
	if (!user || user.blocked || !(await consumeMailQuota('password', email))) return;
	const { code, digest } = newCode(mailLinkLifetimes.resetPassword);
	await changeUser(user, { resetPasswordToken: digest });
	await mailPasswordLink(user, code);
}

export default {
	forgot: createAction(forgotPassword, async ({ body: { email }, ctx }) => {
		runAfterResponse(ctx, () => sendLink(email));
		return okResponse;
	}),

	/**
	 * Resets a password by an e-mailed link. If the address is verified, a second factor is still required. Otherwise a
	 * stranger may have turned it on, which would lock the owner out, so it is turned off. A link sent by someone of
	 * higher rank asks for no code either: the person has lost the phone.
	 */
	reset: createAction(resetPassword, async ({ body: { code, password, secondFactor }, ctx }) => {
		demandUncommon(password);
		const holder = await codeHolder('resetPasswordToken', code);
		const keepsFactor = holder.emailVerified && !isVouched(code);
		if (keepsFactor) await demandCode(ctx, holder, { secondFactor });
		const user = await useCode('resetPasswordToken', code);
		await changeUser(user, {
			password,
			emailVerified: true,
			...(keepsFactor ? {} : turnedOff),
		});
		await forgetPasswordTries(user.email);
		await invalidateAllSessions(user.id);
		return openSession(ctx, orNotFound(await userById(user.id)), false);
	}),

	change: createAction(changePassword, async ({ body: { currentPassword, password }, ctx }) => {
		const user = orNotFound(await userById(signedInCaller(ctx).id));
		if (!(await isOwnPassword(ctx, user, currentPassword)))
			throw new errors.ValidationError(messages.wrongPassword, {
				errors: [{ path: ['currentPassword'], message: messages.wrongPassword }],
			});
		if (currentPassword === password)
			throw new errors.ValidationError(messages.samePassword, {
				errors: [{ path: ['password'], message: messages.samePassword }],
			});
		demandUncommon(password);
		const row = await signInOf(ctx.state.session?.id);
		await changeUser(user, { password, resetPasswordToken: null });
		await invalidateAllSessions(user.id);
		return openSession(ctx, orNotFound(await userById(user.id)), row?.type === 'refresh');
	}),
};
