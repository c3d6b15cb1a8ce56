import { logSecurity } from '../platform/security/security-log';
import { claimsOf, type RefreshToken } from './refresh-token';
import { lockSession, newestOf, pruneRotated, type SessionRow, sessionRow } from './session-rows';
import { lifespans } from './session-rules';
import { end } from './sessions';
import { userById } from './users';

/**
 * For so long a used token still leads on: two tabs may renew at once, and a response that got lost
 * is asked for again half a minute later.
 */
const graceMs = 60_000;

const manager = () => strapi.sessionManager('users-permissions');
const running = new Map<string, Promise<SessionRow | null>>();

async function wasUsedJustNow({ childId }: SessionRow) {
	const next = childId ? await sessionRow(childId) : null;
	return next !== null && Date.now() - new Date(next.createdAt).getTime() < graceMs;
}

/** A token that was used before is in two hands, and nobody knows which of them is its user's. */
async function endStolen(userId: string, deviceId: string) {
	const newest = await newestOf(deviceId);
	if (newest?.userId !== userId) return;
	const user = await userById(userId);
	logSecurity('refresh token used twice', { account: user?.documentId });
	await end(userId, deviceId);
}

/** Rotates a token on its locked row: of two processes, one makes the next token and the other gets the same. */
const rotate = (token: string, sessionId: string) =>
	strapi.db.transaction(async ({ trx }) => {
		await lockSession(trx, sessionId);
		return manager().rotateRefreshToken(token);
	});

async function rotated(given: RefreshToken, userId: string, sessionId: string) {
	const rotation = await rotate(given.token, sessionId);
	if (!('error' in rotation)) return sessionRow(rotation.sessionId);
	const row = await sessionRow(sessionId);
	if (row && (await wasUsedJustNow(row))) return newestOf(row.deviceId);
	if (row?.status !== 'active') await endStolen(userId, given.deviceId);
	return null;
}

/** Trades a refresh token for the row of the next one; null where it is wrong, used, expired or revoked. */
export async function renewed(given: RefreshToken): Promise<SessionRow | null> {
	const claims = claimsOf(given.token);
	if (!claims) return null;
	const { userId, sessionId } = claims;
	const rotation = running.get(sessionId) ?? rotated(given, userId, sessionId);
	running.set(sessionId, rotation);
	const row = await rotation.finally(() => running.delete(sessionId));
	if (!row) return null;
	await pruneRotated(row.deviceId, new Date(Date.now() - lifespans.accessTokenLifespan * 1000));
	return row;
}
