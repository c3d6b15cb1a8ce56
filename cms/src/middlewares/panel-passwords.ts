import type { Context, Next } from 'koa';
import { demandUncommon } from '../identity/demand-uncommon';

const sets = /^\/admin\/(?:register|register-admin|reset-password|users\/\w+)$/;

/** The password of whoever the body is about, wherever Strapi's calls expect it. */
function passwordIn(body: unknown): unknown {
	const { password, userInfo } = Object(body);
	return password ?? Object(userInfo).password;
}

/** A password of the panel may be the site's too, and is as uncommon. */
export default () => async (ctx: Context, next: Next) => {
	const password = sets.test(ctx.path) ? passwordIn(ctx.request.body) : undefined;
	if (typeof password === 'string') demandUncommon(password);
	await next();
};
