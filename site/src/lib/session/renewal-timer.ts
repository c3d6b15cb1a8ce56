import { tokens } from '@sumu/contract';
import type { Stored } from './types';

/** Longest a browser's timer waits; a longer one would fire at once. */
const longestTimer = 2 ** 31 - 1;

/**
 * Renews a token some minutes before it expires. When nobody responds it tries again after 30 s,
 * then after twice as long each time, up to 16 min.
 */
export function renewalTimer(renew: (token: string) => Promise<unknown>) {
	let timer: ReturnType<typeof setTimeout> | undefined;
	let pause: number = tokens.retryFirst;

	const wait = (token: string, delay: number) => {
		clearTimeout(timer);
		timer = setTimeout(() => run(token), Math.min(delay, longestTimer));
	};
	const run = (token: string) => {
		renew(token).catch(() => {
			wait(token, pause);
			pause = Math.min(pause * 2, tokens.retryMost);
		});
	};

	return {
		/** Follows the token at hand. */
		follow(stored: Stored | null) {
			clearTimeout(timer);
			pause = tokens.retryFirst;
			if (!stored?.token) return;
			// A token of few minutes is not renewed without a pause.
			const soonest = stored.issuedAt + tokens.expiredEarly;
			const due = Math.max(stored.expiresAt - tokens.renewAhead, soonest);
			wait(stored.token, Math.max(0, due - Date.now()));
		},
	};
}
