import { type AnswerOf, messages, type refresh } from '@sumu/contract';
import type { Context } from 'koa';
import { Refusal } from '../lib/refusal';
import { presentUser } from '../presenters/user';
import { clearRefreshToken, readRefreshToken, writeRefreshToken } from './refresh-cookie';
import { renewed } from './renewal';
import { accessToken, endAll } from './sessions';
import { userById } from './users';

/** A new access token for the session of the browser's cookie, and the cookie's next token. */
export async function renewSession(ctx: Context): Promise<AnswerOf<typeof refresh>> {
	const given = readRefreshToken(ctx);
	const session = given ? await renewed(given) : null;
	const user = session && (await userById(session.row.userId));
	if (!session || !user || user.blocked) {
		if (session) await endAll(session.row.userId);
		if (given) clearRefreshToken(ctx);
		throw new Refusal(401, messages.sessionOver);
	}
	writeRefreshToken(ctx, session.token, session.row.type === 'refresh');
	const jwt = accessToken(user.id, session.row.sessionId);
	return { jwt, user: presentUser(user) };
}
