import jwt from 'jsonwebtoken';
import * as z from 'zod/mini';
import { env } from '../env';
import type { SessionRow } from './session-rows';

/** What a browser holds of a session: a token, good once, and which sign-in it belongs to. */
export interface RefreshToken {
	deviceId: string;
	token: string;
}

const claimsSchema = z.object({
	userId: z.string(),
	sessionId: z.string(),
	type: z.literal('refresh'),
});

/** Whose row a token stands for; null where it was not signed here or its time is over. */
export function claimsOf(token: string) {
	try {
		return claimsSchema.parse(jwt.verify(token, env.JWT_SECRET, { algorithms: ['HS256'] }));
	} catch {
		return null;
	}
}

const seconds = (time: string) => Math.floor(new Date(time).getTime() / 1000);

/** The token of a row, as the session manager signs it. */
export const refreshTokenOf = (row: SessionRow): RefreshToken => ({
	deviceId: row.deviceId,
	token: jwt.sign(
		{
			userId: row.userId,
			sessionId: row.sessionId,
			type: 'refresh',
			iat: seconds(row.createdAt),
			exp: seconds(row.expiresAt),
		},
		env.JWT_SECRET,
		{ algorithm: 'HS256', noTimestamp: true },
	),
});
