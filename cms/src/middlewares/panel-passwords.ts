import type { Context, Next } from 'koa';
import { demandUncommon } from '../identity/common-passwords';

const passwordRoutePattern = /^\/admin\/(?:register|register-admin|reset-password|users\/\w+)$/;

/** Returns the password from the body of any of Strapi's account calls. */
function passwordIn(body: unknown): unknown {
	const { password, userInfo } = Object(body);
	return password ?? Object(userInfo).password;
}

/** Rejects common passwords for panel accounts too, because the same password may be used on the site. */
export default () => async (ctx: Context, next: Next) => {
	const password = passwordRoutePattern.test(ctx.path) ? passwordIn(ctx.request.body) : undefined;
	if (typeof password === 'string') demandUncommon(password);
	await next();
};
