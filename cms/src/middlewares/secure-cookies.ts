import type { Context, Next } from 'koa';
import { env } from '../env';

const https = env.origins.site.startsWith('https:');

/** With HTTPS ending in front of us, Koa sees HTTP and would refuse to set a secure cookie. */
export default () => (ctx: Context, next: Next) => {
	if (https) ctx.cookies.secure = true;
	return next();
};
