import { isRecord } from './stored';

/**
 * From when to when a token is good, on this machine's clock: the server's may differ, the span
 * between the two claims does not. A token that says nothing counts as expired.
 */
export function lifetime(token: string, now: number) {
	const claims = payload(token);
	const { iat, exp } = isRecord(claims) ? claims : {};
	const span = typeof iat === 'number' && typeof exp === 'number' ? (exp - iat) * 1000 : 0;
	return { issuedAt: now, expiresAt: now + span };
}

function payload(token: string): unknown {
	const [, part = ''] = token.split('.');
	try {
		return JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/')));
	} catch {
		return null;
	}
}
