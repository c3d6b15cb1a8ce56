import jwt from 'jsonwebtoken';
import * as z from 'zod/mini';
import { env } from '../env';
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
