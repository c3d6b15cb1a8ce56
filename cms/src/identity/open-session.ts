import type { AnswerOf, signIn } from '@sumu/contract';
import type { Context } from 'koa';
import { presentUser, type UserRow } from '../presenters/user';
import { deviceOf } from './device';
import { clearRefreshToken, readRefreshToken, writeRefreshToken } from './refresh-cookie';
import { begin, end, signInOf } from './sessions';

/** Ends the session of the browser's cookie, if it has one. */
export async function endCookieSession(ctx: Context) {
	const token = readRefreshToken(ctx);
	if (!token) return;
	const valid = await strapi.sessionManager('users-permissions').validateRefreshToken(token);
	const row = valid.isValid ? await signInOf(valid.sessionId) : null;
	if (row) await end(row.userId, row.deviceId);
	clearRefreshToken(ctx);
}

/** Signs a user in. The session a browser had before, whoever gave it to it, is over. */
export async function openSession(
	ctx: Context,
	user: UserRow,
	lasting: boolean,
): Promise<AnswerOf<typeof signIn>> {
	await endCookieSession(ctx);
	const { refreshToken, jwt } = await begin(user.id, lasting, deviceOf(ctx.get('user-agent')));
	writeRefreshToken(ctx, refreshToken, lasting);
	return { jwt, user: presentUser(user) };
}
