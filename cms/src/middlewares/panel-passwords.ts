import { errors } from '@strapi/utils';
import { messages } from '@sumu/contract';
import type { Context, Next } from 'koa';
import { demandUncommon } from '../identity/common-passwords';
import { isRightPassword } from '../identity/password-attempts';
import { userByEmail } from '../identity/users';
import { findPanelAccount } from '../ranks/accounts';

const passwordRoutePattern = /^\/admin\/(?:register|register-admin|reset-password|users\/\w+)$/;

/** Returns the password from the body of any of Strapi's account calls. */
function passwordIn(body: unknown): unknown {
	const { password, userInfo } = Object(body);
	return password ?? Object(userInfo).password;
}

/**
 * Demands the password of the account with the invited address, once that address is
 * confirmed. The person who invites sees the link and could otherwise choose a new password for somebody's account.
 */
async function demandOwnPassword(ctx: Context, password: string) {
	const { registrationToken } = Object(ctx.request.body);
	if (typeof registrationToken !== 'string') return;
	const panelAccount = await findPanelAccount({ registrationToken });
	const account = panelAccount && (await userByEmail(panelAccount.email));
	if (!account?.emailVerified) return;
	if (!(await isRightPassword(ctx, account.email, account, password)))
		throw new errors.ValidationError(messages.invitedWithAccount);
}

/** Rejects common passwords for panel accounts too, because the same password may be used on the site. */
export default () => async (ctx: Context, next: Next) => {
	const password = passwordRoutePattern.test(ctx.path) ? passwordIn(ctx.request.body) : undefined;
	if (typeof password === 'string') {
		demandUncommon(password);
		if (ctx.path === '/admin/register') await demandOwnPassword(ctx, password);
	}
	await next();
};
