import type { Context } from 'koa';
import type { RefreshToken } from './refresh-token';
import { lifespans, refreshCookie } from './session-rules';

const { name, ...place } = refreshCookie;
const options = { ...place, httpOnly: true, overwrite: true };

/** The refresh token a browser keeps out of reach of scripts. */
export function readRefreshToken(ctx: Context): RefreshToken | null {
	const [, deviceId, token] = /^([\w-]+)\.(.+)$/.exec(ctx.cookies.get(name) ?? '') ?? [];
	return deviceId && token ? { deviceId, token } : null;
}

/** One that does not last is forgotten when the browser is closed. */
export function writeRefreshToken(
	ctx: Context,
	{ deviceId, token }: RefreshToken,
	lasting: boolean,
) {
	const maxAge = lifespans.idleRefreshTokenLifespan * 1000;
	ctx.cookies.set(name, `${deviceId}.${token}`, lasting ? { ...options, maxAge } : options);
}

export const clearRefreshToken = (ctx: Context) =>
	ctx.cookies.set(name, '', { ...options, expires: new Date(0) });
