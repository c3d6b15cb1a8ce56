import type { Context } from 'koa';
import type { RefreshToken } from './refresh-token';
import { refreshCookie, sessionLifespans } from './session-rules';

const { name, ...place } = refreshCookie;
const refreshCookieOptions = { ...place, httpOnly: true, overwrite: true };

/** Returns the refresh token from the browser's HttpOnly cookie. */
export function readRefreshToken(ctx: Context): RefreshToken | null {
	const [, deviceId, token] = /^([\w-]+)\.(.+)$/.exec(ctx.cookies.get(name) ?? '') ?? [];
	return deviceId && token ? { deviceId, token } : null;
}

/** Sets the cookie. Unless `lasting`, the browser deletes it when it closes. */
export function writeRefreshToken(
	ctx: Context,
	{ deviceId, token }: RefreshToken,
	lasting: boolean,
) {
	const maxAge = sessionLifespans.idleRefreshTokenLifespan * 1000;
	ctx.cookies.set(
		name,
		`${deviceId}.${token}`,
		lasting ? { ...refreshCookieOptions, maxAge } : refreshCookieOptions,
	);
}

export const clearRefreshToken = (ctx: Context) =>
	ctx.cookies.set(name, '', { ...refreshCookieOptions, expires: new Date(0) });
