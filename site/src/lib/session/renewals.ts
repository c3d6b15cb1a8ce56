import { tokens } from '@sumu/contract';
import type { Stored } from './types';

/** Longest a browser's timer waits; a longer one would fire at once. */
const longestTimer = 2 ** 31 - 1;

type Renewed = Promise<string | null>;

/**
 * Renews a token some minutes before it expires. When nobody responds it tries again after 30 s,
 * then after twice as long each time, up to 16 min; until then it is renewed only for a person.
 */
export function renewals(renew: (token: string | null) => Renewed) {
	let timer: ReturnType<typeof setTimeout> | undefined;
	let pause: number = tokens.retryFirst;
	let followed: string | null = null;
	/** The token nobody renewed, until its pause is over. */
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
			// One that a person asked for leaves the pause as it is.
			if (token && failure?.token !== token) {
				wait(token, pause);
				pause = Math.min(pause * 2, tokens.retryMost);
				failure = { token, cause };
			}
			throw cause;
		}
	}

	return {
		/** A token other than this one; `forPerson` where somebody has just asked for it. */
		async renewed(token: string | null, forPerson: boolean): Renewed {
			if (failure?.token === token && !forPerson) throw failure.cause;
			return attempt(token);
		},
		/** Follows the token at hand. */
		follow(stored: Stored | null) {
			const token = stored?.token ?? null;
			if (token && token === followed) return;
			followed = token;
			clearTimeout(timer);
			pause = tokens.retryFirst;
			failure = undefined;
			if (!stored || !token) return;
			// A token of few minutes is not renewed without a pause.
			const soonest = stored.issuedAt + tokens.expiredEarly;
			const due = Math.max(stored.expiresAt - tokens.renewAhead, soonest);
			wait(token, Math.max(0, due - Date.now()));
		},
	};
}
