import type { ResponseOf, signIn } from '@sumu/contract';
import type { Context } from 'koa';
import { logSecurity } from '../platform/security/security-log';
import { deviceOf, knownDevice, rememberDevice, tellOfNewDevice } from './devices';
import { claimsOf, clearRefreshToken, readRefreshToken, writeRefreshToken } from './refresh-token';
import { createSession, invalidateSession } from './sessions';
import { presentUser, type UserRow } from './user-presenter';

/** Ends the session of the browser's cookie, if it has one. */
export async function endCookieSession(ctx: Context) {
	const cookieToken = readRefreshToken(ctx);
	if (!cookieToken) return;
	const claims = claimsOf(cookieToken.token);
	if (claims) await invalidateSession(claims.userId, cookieToken.deviceId);
	clearRefreshToken(ctx);
}

/** Signs a user in. Ends the browser's previous session, even if it belonged to another account. */
export async function openSession(
	ctx: Context,
	user: UserRow,
	lasting: boolean,
): Promise<ResponseOf<typeof signIn>> {
	await endCookieSession(ctx);
	const device = deviceOf(ctx.get('user-agent'));
	logSecurity('signed in', { account: user.documentId });
	const { refreshToken, jwt } = await createSession(user.id, lasting, device);
	writeRefreshToken(ctx, refreshToken, lasting);
	if (!knownDevice(ctx, user.documentId)) await tellOfNewDevice(user, device);
	rememberDevice(ctx, user.documentId);
	return { jwt, user: presentUser(user) };
}
