import { isRecord } from './parse-stored-session';

/**
 * Returns the validity period of a token on this device's clock. The server's clock may differ, but the span between
 * its `iat` and `exp` claims is reliable. A token without claims counts as expired.
 */
export function getTokenLifetime(token: string, now: number) {
	const claims = decodeJwtPayload(token);
	const { iat, exp } = isRecord(claims) ? claims : {};
	const span = typeof iat === 'number' && typeof exp === 'number' ? (exp - iat) * 1000 : 0;
	return { issuedAt: now, expiresAt: now + span };
}

function decodeJwtPayload(token: string): unknown {
	const [, part = ''] = token.split('.');
	try {
		return JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/')));
	} catch {
		return null;
	}
}
