import type { Context, Next } from 'koa';
import { env } from '../env';

const https = env.origins.site.startsWith('https:');

/** Allows secure cookies behind a proxy that terminates TLS; Koa sees HTTP there and would refuse to set them. */
export default () => (ctx: Context, next: Next) => {
	if (https) ctx.cookies.secure = true;
	return next();
};
