import type { Context, Next } from 'koa';
import { env } from '../env';

const isHttps = env.origins.site.startsWith('https:');

/** Allows secure cookies behind a proxy that terminates TLS; Koa sees HTTP there and would refuse to set them. */
export default () => (ctx: Context, next: Next) => {
	if (isHttps) ctx.cookies.secure = true;
	return next();
};
