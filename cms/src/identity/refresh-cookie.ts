import type { Context } from 'koa';
import { lifespans, refreshCookie } from './session-rules';

const { name, ...place } = refreshCookie;
const options = { ...place, httpOnly: true, overwrite: true };

/** The refresh token a browser keeps out of reach of scripts. */
export const readRefreshToken = (ctx: Context) => ctx.cookies.get(name);

/** One that does not last is forgotten when the browser is closed. */
export function writeRefreshToken(ctx: Context, token: string, lasting: boolean) {
	const maxAge = lifespans.idleRefreshTokenLifespan * 1000;
	ctx.cookies.set(name, token, lasting ? { ...options, maxAge } : options);
}

export const clearRefreshToken = (ctx: Context) =>
	ctx.cookies.set(name, '', { ...options, expires: new Date(0) });
