import { createHash } from 'node:crypto';
import type { Context } from 'koa';
import { readRefreshToken } from './refresh-cookie';
import { claimsOf } from './refresh-token';
import { sessionRow } from './session-rows';

/**
 * Returns a digest of the e-mail in the body, whether or not there is such an account. Invalid addresses are refused
 * later.
 */
export function addressedAccount({ request }: Context): string | undefined {
	const body: unknown = request.body;
	if (typeof body !== 'object' || body === null || !('email' in body)) return undefined;
	if (typeof body.email !== 'string') return undefined;
	return createHash('sha256').update(body.email.trim().toLowerCase()).digest('base64url');
}

/** Returns the sign-in of the request's cookie; rotating its token does not change it. */
export async function cookieSession(ctx: Context): Promise<string | undefined> {
	const claims = claimsOf(readRefreshToken(ctx)?.token ?? '');
	if (!claims) return undefined;
	const row = await sessionRow(claims.sessionId);
	return row?.deviceId ?? claims.sessionId;
}
