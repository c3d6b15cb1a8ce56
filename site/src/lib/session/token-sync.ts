import { tokens } from '@sumu/contract';
import type { Stored } from './types';

/**
 * Tells an address of this site which token is in use: POST with it when it changes, DELETE when
 * there is none any more. A token that is not fresh, or was told already, is skipped.
 * Cancels the body of the response: an unread one would keep the connection open.
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
