import jwt from 'jsonwebtoken';
import type { Context } from 'koa';
import * as z from 'zod/mini';
import { env } from '../env';
import { refreshCookie, sessionLifespans } from './session-config';
import type { SessionRow } from './session-rows';

/** Single-use refresh token, and the sign-in it belongs to. */
export interface RefreshToken {
	deviceId: string;
	token: string;
}

const claimsSchema = z.object({
	userId: z.string(),
	sessionId: z.string(),
	type: z.literal('refresh'),
});

/** Returns the claims of a token, or null if it was not signed here or has expired. */
export function claimsOf(token: string) {
	try {
		return claimsSchema.parse(jwt.verify(token, env.JWT_SECRET, { algorithms: ['HS256'] }));
	} catch {
		return null;
	}
}

const toUnixSeconds = (time: string) => Math.floor(new Date(time).getTime() / 1000);

/** Signs the token of a row in the same way as Strapi's session manager. */
export const refreshTokenOf = (row: SessionRow): RefreshToken => ({
	deviceId: row.deviceId,
	token: jwt.sign(
		{
			userId: row.userId,
			sessionId: row.sessionId,
			type: 'refresh',
			iat: toUnixSeconds(row.createdAt),
			exp: toUnixSeconds(row.expiresAt),
		},
		env.JWT_SECRET,
		{ algorithm: 'HS256', noTimestamp: true },
	),
});

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
