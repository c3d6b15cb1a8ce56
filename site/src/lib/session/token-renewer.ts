import { tokenTimings } from '@sumu/contract';
import type { StoredSession } from './types';

/** Longest delay of a browser timer; a longer one would fire immediately. */
const MAX_TIMER_DELAY_MS = 2 ** 31 - 1;

type RenewedToken = Promise<string | null>;

/**
 * Renews a token some minutes before it expires. If the server does not respond, retries after 30 s and doubles the
 * delay up to 16 min; meanwhile only a user action triggers a renewal.
 */
export function createTokenRenewer(renew: (token: string | null) => RenewedToken) {
	let renewalTimer: ReturnType<typeof setTimeout> | undefined;
	let retryDelay: number = tokenTimings.retryFirst;
	let trackedToken: string | null = null;
	/** Token whose last renewal failed, until its delay has passed. */
	let lastFailure: { readonly token: string | null; readonly cause: unknown } | undefined;

	const scheduleRenewal = (token: string, delay: number) => {
		clearTimeout(renewalTimer);
		renewalTimer = setTimeout(
			() => {
				lastFailure = undefined;
				attemptRenewal(token).catch(() => {});
			},
			Math.min(delay, MAX_TIMER_DELAY_MS),
		);
	};
	async function attemptRenewal(token: string | null): RenewedToken {
		trackedToken = token;
		try {
			return await renew(token);
		} catch (cause) {
			// A retry triggered by the user does not change the delay.
			if (token && lastFailure?.token !== token) {
				scheduleRenewal(token, retryDelay);
				retryDelay = Math.min(retryDelay * 2, tokenTimings.retryMost);
				lastFailure = { token, cause };
			}
			throw cause;
		}
	}

	return {
		/** Returns a new token in place of this one. `forPerson` retries at once, even after a failure. */
		async renewed(token: string | null, forPerson: boolean): RenewedToken {
			if (lastFailure?.token === token && !forPerson) throw lastFailure.cause;
			return attemptRenewal(token);
		},
		/** Schedules the renewal of the current token. */
		follow(stored: StoredSession | null) {
			const token = stored?.token ?? null;
			if (token && token === trackedToken) return;
			trackedToken = token;
			clearTimeout(renewalTimer);
			retryDelay = tokenTimings.retryFirst;
			lastFailure = undefined;
			if (!stored || !token) return;
			// Avoids a renewal loop for tokens that last only a few minutes.
			const soonest = stored.issuedAt + tokenTimings.expiredEarly;
			const due = Math.max(stored.expiresAt - tokenTimings.renewAhead, soonest);
			scheduleRenewal(token, Math.max(0, due - Date.now()));
		},
	};
}
