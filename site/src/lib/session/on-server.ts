import { refreshSession, signOut } from '@sumu/contract';
import { ApiError } from '../api/api-error';
import { callEndpoint } from '../api/call-endpoint';

const rejectionStatuses = [400, 401, 403];

/**
 * Renews the session.
 * @returns a new token; null if the server rejects the renewal
 * @throws ApiError if the server does not respond
 */
export async function refreshAccessToken(): Promise<string | null> {
	try {
		return (await callEndpoint(refreshSession, {})).jwt;
	} catch (error) {
		if (error instanceof ApiError && rejectionStatuses.includes(error.status)) return null;
		throw error;
	}
}

/** Ends a session. Ignores a session that has already ended. */
export async function revokeSession(token: string): Promise<void> {
	try {
		await callEndpoint(signOut, {}, token);
	} catch (error) {
		if (!(error instanceof ApiError && error.status === 401)) throw error;
	}
}
