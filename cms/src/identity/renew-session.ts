import { messages, type ResponseOf, type refreshSession } from '@sumu/contract';
import type { Context } from 'koa';
import { HttpError } from '../platform/lib/http-errors';
import { logSecurity } from '../platform/security/security-log';
import {
	claimsOf,
	clearRefreshToken,
	type RefreshToken,
	readRefreshToken,
	refreshTokenOf,
	writeRefreshToken,
} from './refresh-token';
import { sessionLifespans } from './session-config';
import { lockSession, newestOf, pruneRotated, type SessionRow, sessionRow } from './session-rows';
import { accessToken, invalidateAllSessions, invalidateSession } from './sessions';
import { presentUser } from './user-presenter';
import { userById } from './users';

/**
 * Milliseconds in which a used token is still accepted: two tabs may renew at once, and a request whose response got
 * lost is repeated half a minute later.
 */
const graceMs = 60_000;

const getSessionManager = () => strapi.sessionManager('users-permissions');
const pendingRotations = new Map<string, Promise<SessionRow | null>>();

async function wasUsedJustNow({ childId }: SessionRow) {
	const next = childId ? await sessionRow(childId) : null;
	return next !== null && Date.now() - new Date(next.createdAt).getTime() < graceMs;
}

/** Ends the sign-in of a reused token: two parties have it, and it is unclear which of them is the user. */
async function endStolen(userId: string, deviceId: string) {
	const newest = await newestOf(deviceId);
	if (newest?.userId !== userId) return;
	const user = await userById(userId);
	logSecurity('refresh token used twice', { account: user?.documentId });
	await invalidateSession(userId, deviceId);
}

/**
 * Rotates a token on its locked row. Of two processes, the first creates the next token and the second gets the same
 * one.
 */
const rotateUnderLock = (token: string, sessionId: string) =>
	strapi.db.transaction(async ({ trx }) => {
		await lockSession(trx, sessionId);
		return getSessionManager().rotateRefreshToken(token);
	});

async function rotateOrDetectReuse(refreshToken: RefreshToken, userId: string, sessionId: string) {
	const rotation = await rotateUnderLock(refreshToken.token, sessionId);
	if (!('error' in rotation)) return sessionRow(rotation.sessionId);
	const row = await sessionRow(sessionId);
	if (row && (await wasUsedJustNow(row))) return newestOf(row.deviceId);
	if (row?.status !== 'active') await endStolen(userId, refreshToken.deviceId);
	return null;
}

/** Exchanges a refresh token for the row of the next one. Null if the token is wrong, used, expired or revoked. */
export async function rotateRefreshToken(refreshToken: RefreshToken): Promise<SessionRow | null> {
	const claims = claimsOf(refreshToken.token);
	if (!claims) return null;
	const { userId, sessionId } = claims;
	const rotation =
		pendingRotations.get(sessionId) ?? rotateOrDetectReuse(refreshToken, userId, sessionId);
	pendingRotations.set(sessionId, rotation);
	const row = await rotation.finally(() => pendingRotations.delete(sessionId));
	if (!row) return null;
	await pruneRotated(
		row.deviceId,
		new Date(Date.now() - sessionLifespans.accessTokenLifespan * 1000),
	);
	return row;
}

/**
 * Rotates the refresh token in the browser's cookie and returns a new access token.
 * @throws HttpError (401) if the session is over, or the account is blocked or deleted
 */
export async function renewSession(ctx: Context): Promise<ResponseOf<typeof refreshSession>> {
	const cookieToken = readRefreshToken(ctx);
	const row = cookieToken ? await rotateRefreshToken(cookieToken) : null;
	const user = row && (await userById(row.userId));
	if (!row || !user || user.blocked) {
		if (row) await invalidateAllSessions(row.userId);
		clearRefreshToken(ctx);
		throw new HttpError(401, messages.sessionOver);
	}
	writeRefreshToken(ctx, refreshTokenOf(row), row.type === 'refresh');
	return { jwt: accessToken(user.id, row.sessionId), user: presentUser(user) };
}
