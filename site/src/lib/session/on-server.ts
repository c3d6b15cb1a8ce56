import { refresh, signOut } from '@sumu/contract';
import { ApiError } from '../api/api-error';
import { call } from '../api/call';

const refused = [400, 401, 403];

/**
 * Renews the session.
 * @returns a new token; null if the server rejects the renewal
 * @throws ApiError if the server does not respond
 */
export async function renew(): Promise<string | null> {
	try {
		return (await call(refresh, {})).jwt;
	} catch (error) {
		if (error instanceof ApiError && refused.includes(error.status)) return null;
		throw error;
	}
}

/** Ends a session. Ignores a session that has already ended. */
export async function end(token: string): Promise<void> {
	try {
		await call(signOut, {}, token);
	} catch (error) {
		if (!(error instanceof ApiError && error.status === 401)) throw error;
	}
}
