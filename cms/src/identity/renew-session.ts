import { messages, type ResponseOf, type refreshSession } from '@sumu/contract';
import type { Context } from 'koa';
import { HttpError } from '../platform/lib/http-error';
import { clearRefreshToken, readRefreshToken, writeRefreshToken } from './refresh-cookie';
import { refreshTokenOf } from './refresh-token';
import { rotateRefreshToken } from './renewal';
import { accessToken, invalidateAllSessions } from './sessions';
import { presentUser } from './user-presenter';
import { userById } from './users';

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
