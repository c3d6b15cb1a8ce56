import { tokenTimings } from '@sumu/contract';
import type { StoredSession } from './types';

/**
 * Sends the current token to an address of this site: POST when it changes, DELETE after sign-out. Skips a token that
 * is not fresh or was already sent. Cancels the response body, because an unread one would keep the connection open.
 */
export function createTokenSync(address: string) {
	let lastSentToken: string | null | undefined;
	return async (stored: StoredSession | null): Promise<void> => {
		const token = stored?.token ?? null;
		if (token === lastSentToken) return;
		if (stored && token && Date.now() - stored.issuedAt > tokenTimings.syncMaxAge) return;
		lastSentToken = token;
		try {
			const { body } = await fetch(address, {
				method: token ? 'POST' : 'DELETE',
				headers: token ? { Authorization: `Bearer ${token}` } : {},
			});
			await body?.cancel();
		} catch {
			lastSentToken = undefined;
		}
	};
}
