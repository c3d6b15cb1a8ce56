import { randomUUID } from 'node:crypto';
import { messages, type Session } from '@sumu/contract';
import jwt from 'jsonwebtoken';
import { env } from '../env';
import { HttpError } from '../platform/lib/http-errors';
import type { RefreshToken } from './refresh-token';
import { sessionLifespans } from './session-config';
import { type SessionRow, sessionRow } from './session-rows';

const getSessionManager = () => strapi.sessionManager('users-permissions');

type Device = Pick<Session, 'browser' | 'os' | 'device'>;

/** Creates a session with its own tokens; they contain nothing that a client sent. */
export async function createSession(userId: number, lasting: boolean, device: Device) {
	const metadata = { ...device, signedInAt: new Date().toISOString() };
	const type = lasting ? 'refresh' : 'session';
	const options = { type, metadata } as const;
	const deviceId = randomUUID();
	const { token, sessionId } = await getSessionManager().generateRefreshToken(
		String(userId),
		deviceId,
		options,
	);
	const refreshToken: RefreshToken = { deviceId, token };
	return { refreshToken, jwt: accessToken(userId, sessionId) };
}

/** Signs a short-lived access token for the Authorization header. */
export const accessToken = (userId: number | string, sessionId: string) =>
	jwt.sign({ userId: String(userId), sessionId, type: 'access' }, env.JWT_SECRET, {
		algorithm: 'HS256',
		expiresIn: sessionLifespans.accessTokenLifespan,
	});

const isLive = ({ expiresAt }: { expiresAt: Date | string }) => new Date(expiresAt) > new Date();

/** Returns a user's unexpired sessions, most recently used first. */
export async function listActiveSessions(userId: number) {
	const entries = await getSessionManager().listSessions(String(userId));
	return entries.filter(isLive);
}

/** Returns the session row of an access token, even if its refresh token has been rotated since. */
export async function signInOf(sessionId: unknown): Promise<SessionRow | null> {
	return typeof sessionId === 'string' ? sessionRow(sessionId) : null;
}

/**
 * Returns a new access token for the request's session.
 * @throws HttpError (401) if the session is over
 */
export async function freshToken(userId: number, sessionId: unknown): Promise<string> {
	const row = await signInOf(sessionId);
	const newest = (await listActiveSessions(userId)).find(
		({ deviceId }) => deviceId === row?.deviceId,
	);
	if (!newest) throw new HttpError(401, messages.sessionOver);
	return accessToken(userId, newest.sessionId);
}

/** Ends one sign-in; its access tokens stop working at once. */
export async function invalidateSession(userId: number | string, deviceId: string) {
	await getSessionManager().invalidateRefreshToken(String(userId), deviceId);
}

export async function invalidateAllSessions(userId: number | string) {
	await getSessionManager().invalidateRefreshToken(String(userId));
}
