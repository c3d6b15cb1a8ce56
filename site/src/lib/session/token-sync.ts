import { tokens } from '@sumu/contract';
import type { Stored } from './types';

/**
 * Sends the current token to an address of this site: POST when it changes, DELETE after sign-out. Skips a token that
 * is not fresh or was already sent. Cancels the response body, because an unread one would keep the connection open.
 */
export function tokenSync(address: string) {
	let notified: string | null | undefined;
	return async (stored: Stored | null): Promise<void> => {
		const token = stored?.token ?? null;
		if (token === notified) return;
		if (stored && token && Date.now() - stored.issuedAt > tokens.syncMaxAge) return;
		notified = token;
		try {
			const { body } = await fetch(address, {
				method: token ? 'POST' : 'DELETE',
				headers: token ? { Authorization: `Bearer ${token}` } : {},
			});
			await body?.cancel();
		} catch {
			notified = undefined;
		}
	};
}
