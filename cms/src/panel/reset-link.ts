import { errors } from '@strapi/utils';
import { mailLinkLifetimes, messages } from '@sumu/contract';
import type { Context } from 'koa';
import { mailPasswordLink } from '../identity/account-mails';
import { newVouchedCode } from '../identity/one-time-codes';
import { changeUser, userByKey } from '../identity/users';
import { HttpError, orNotFound } from '../platform/lib/http-errors';
import { consumeMailQuota } from '../platform/mail/mail-quota';
import { logSecurity } from '../platform/security/security-log';
import { findSiteAccount } from '../ranks/accounts';
import { authorityOf, rankedCaller } from '../ranks/caller';
import { hasHigherRank } from '../ranks/rank';
import { demandUpdate } from './ability';
import { accountUid } from './permissions';

/**
 * Demands a higher rank than the account has. For the caller's own account, the site has reset links that ask for the
 * second factor.
 */
async function demandHigherRank(documentId: string) {
	const caller = await rankedCaller();
	const account = orNotFound(await findSiteAccount({ documentId }));
	if (!caller || !hasHigherRank(caller.rank, await authorityOf(account)))
		throw new HttpError(403, messages.higherRank);
}

/** E-mails a link that sets a new password and turns two-step sign-in off. */
export async function sendResetLink(ctx: Context) {
	demandUpdate(ctx, accountUid);
	const user = orNotFound(await userByKey(ctx.params.id));
	await demandHigherRank(user.documentId);
	if (!(await consumeMailQuota('password', user.email)))
		throw new errors.RateLimitError(messages.resetSentLately);
	const { code, digest } = newVouchedCode(mailLinkLifetimes.resetPassword);
	await changeUser(user, { resetPasswordToken: digest });
	await mailPasswordLink(user, code);
	logSecurity('reset link sent', { account: user.documentId });
	ctx.body = { data: { sent: true } };
}
