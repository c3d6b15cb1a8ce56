import { tokens } from '@sumu/contract';
import type { Stored } from './types';

/** Longest delay of a browser timer; a longer one would fire immediately. */
const longestTimer = 2 ** 31 - 1;

type Renewed = Promise<string | null>;

/**
 * Renews a token some minutes before it expires. If the server does not respond, retries after 30 s and doubles the
 * delay up to 16 min; meanwhile only a user action triggers a renewal.
 */
export function renewals(renew: (token: string | null) => Renewed) {
	let timer: ReturnType<typeof setTimeout> | undefined;
	let pause: number = tokens.retryFirst;
	let followed: string | null = null;
	/** Token whose last renewal failed, until its delay has passed. */
	let failure: { readonly token: string | null; readonly cause: unknown } | undefined;

	const wait = (token: string, delay: number) => {
		clearTimeout(timer);
		timer = setTimeout(
			() => {
				failure = undefined;
				attempt(token).catch(() => {});
			},
			Math.min(delay, longestTimer),
		);
	};
	async function attempt(token: string | null): Renewed {
		followed = token;
		try {
			return await renew(token);
		} catch (cause) {
			// A retry triggered by the user does not change the delay.
			if (token && failure?.token !== token) {
				wait(token, pause);
				pause = Math.min(pause * 2, tokens.retryMost);
				failure = { token, cause };
			}
			throw cause;
		}
	}

	return {
		/** Returns a new token in place of this one. `forPerson` retries at once, even after a failure. */
		async renewed(token: string | null, forPerson: boolean): Renewed {
			if (failure?.token === token && !forPerson) throw failure.cause;
			return attempt(token);
		},
		/** Schedules the renewal of the current token. */
		follow(stored: Stored | null) {
			const token = stored?.token ?? null;
			if (token && token === followed) return;
			followed = token;
			clearTimeout(timer);
			pause = tokens.retryFirst;
			failure = undefined;
			if (!stored || !token) return;
			// Avoids a renewal loop for tokens that last only a few minutes.
			const soonest = stored.issuedAt + tokens.expiredEarly;
			const due = Math.max(stored.expiresAt - tokens.renewAhead, soonest);
			wait(token, Math.max(0, due - Date.now()));
		},
	};
}
